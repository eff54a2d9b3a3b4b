import { GraphQLError } from 'graphql';

/** Why an operation was not done, for programs. */
export type ProblemCode =
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  /** It was there, and is no longer. */
  | 'GONE'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'NOT_ALLOWED_HERE'
  | 'NOT_APPROVED'
  | 'UNSAFE_CONTENT';

/** An error whose words are for the editor. */
export const problem = (
  code: ProblemCode,
  message: string,
  extensions: Record<string, unknown> = {},
): GraphQLError => new GraphQLError(message, { extensions: { code, ...extensions } });

/** A name in a message, not so long that it hides the rest. */
export const quoted = (text: string): string => `"${text.length > 80 ? `${text.slice(0, 79)}…` : text}"`;
