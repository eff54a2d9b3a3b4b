import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import type { AuthoringParts } from './Authoring.ts';
import { problem } from './problems.ts';

const KEPT_DAYS = 7;

/** The request as far as its answer depends on it. */
export interface Operation {
  actor: string;
  key: string | undefined;
  /** Query, variables and base revision. */
  request: unknown;
}

/** Takes a failed operation back while its answer is handed out. */
class TakenBack extends Error {
  readonly result: ExecutionResult;
  constructor(result: ExecutionResult) {
    super('taken back');
    this.result = result;
  }
}

/**
 * Runs a mutation in one transaction, with its answer, which is kept by its key: sent again, it gets the same answer and does
 * nothing. A failed operation leaves nothing behind, but for a conflict, which keeps the text that was not taken.
 */
export function answerOnce(
  { store, clock }: Pick<AuthoringParts, 'store' | 'clock'>,
  operation: Operation,
  execute: () => ExecutionResult,
): ExecutionResult {
  const request = createHash('sha256').update(JSON.stringify(operation.request)).digest('hex');
  const { actor, key } = operation;
  const statement = (sql: string) => store.database.prepare(sql);
  try {
    return store.transaction(() => {
      const known =
        key === undefined
          ? undefined
          : statement('SELECT request, answer FROM idempotency WHERE actor = ? AND key = ?').get(actor, key);
      if (known) return answerOf(known, request);
      const result = execute();
      if (result.errors?.some((error) => error.extensions['code'] !== 'CONFLICT'))
        throw new TakenBack(result);
      if (key === undefined) return result;
      const now = clock();
      statement('DELETE FROM idempotency WHERE at < ?').run(
        new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString(),
      );
      statement('INSERT INTO idempotency (actor, key, request, answer, at) VALUES (?, ?, ?, ?, ?)').run(
        ...[actor, key, request, JSON.stringify(result), now.toISOString()],
      );
      return result;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result;
    throw error;
  }
}

interface KeptError {
  message: string;
  path?: (string | number)[];
  extensions?: Record<string, unknown>;
}

function answerOf(known: Record<string, unknown>, request: string): ExecutionResult {
  if (known['request'] !== request) {
    return { errors: [problem('BAD_USER_INPUT', 'This Idempotency-Key was used for another request.')] };
  }
  const { data, errors } = JSON.parse(String(known['answer'])) as {
    data?: Record<string, unknown> | null;
    errors?: KeptError[];
  };
  return {
    ...(data === undefined ? {} : { data }),
    ...(errors
      ? {
          errors: errors.map(
            ({ message, path, extensions }) =>
              new GraphQLError(message, { ...(path && { path }), ...(extensions && { extensions }) }),
          ),
        }
      : {}),
  };
}
