import { execute, getOperationAST, GraphQLError } from 'graphql';
import type {
  DocumentNode,
  ExecutionArgs,
  ExecutionResult,
  OperationDefinitionNode,
  ValidationRule,
} from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import type { Plugin } from 'graphql-yoga';
import type { PlatformContext } from '../PlatformModule.ts';
import { passingProblem } from '../store/StoreProblem.ts';
import type { RevisionConflict } from '../store/StoreProblem.ts';
import { isStoreBusy } from '../store/StoreBusy.ts';
import { answerOnce } from './answerOnce.ts';
import type { Asked, AuthoringParts } from './Authoring.ts';
import { problem } from './problems.ts';
import { authoringResolvers } from './resolvers.ts';
import { authoringSchema } from './schema.ts';

export interface AuthoringGraphOptions extends AuthoringParts {
  log: PlatformContext['log'];
  writable?: PlatformContext['writable'];
  rules: readonly ValidationRule[];
}

export interface GraphAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const MOST_TOKENS = 4000;

/** The authoring graph: given the text of a request and who asks, the status and body of its answer. */
export function createAuthoringGraph(options: AuthoringGraphOptions) {
  const { log, rules, writable, ...parts } = options;
  const yoga = createYoga<Asked>({
    schema: createSchema({ typeDefs: authoringSchema, resolvers: authoringResolvers(parts) }),
    graphqlEndpoint: '/',
    ...{ graphiql: false, landingPage: false, cors: false, batching: false, logging: false },
    maskedErrors: {
      maskError: (error) => {
        const own = forEditors(error);
        if (own) return own;
        log({ event: 'failure', upstream: 'authoring', error: String((error as Error).stack ?? error) });
        return new GraphQLError('The platform could not do that. Its log has the reason.', {
          extensions: { code: 'INTERNAL_SERVER_ERROR', http: { status: 500 } },
        });
      },
    },
    plugins: [operations({ ...parts, log, writable }, rules)],
  });
  return async (text: string, asked: Asked): Promise<GraphAnswer> => {
    if (!isJsonObject(text))
      return { status: 400, body: { errors: [{ message: 'The body must be a JSON object with a query' }] } };
    const answer = await yoga.fetch(
      'http://authoring.invalid/',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: text,
      },
      asked,
    );
    const retryAfter = answer.headers.get('retry-after');
    const headers: Record<string, string> = retryAfter === null ? {} : { 'retry-after': retryAfter };
    return { status: answer.status, body: await answer.json(), headers };
  };
}

/** Limits of size, and each mutation in a transaction of its own. */
function operations(
  { log, writable, ...parts }: Pick<AuthoringGraphOptions, 'log' | 'writable'> & AuthoringParts,
  rules: readonly ValidationRule[],
): Plugin<Asked> {
  return {
    onParse({ params }) {
      params.options = { ...params.options, maxTokens: MOST_TOKENS };
    },
    onValidate({ addValidationRule }) {
      rules.forEach(addValidationRule);
    },
    onExecute({ args, setExecuteFn }) {
      const operation = getOperationAST(args.document, args.operationName);
      if (operation?.operation !== 'mutation') return;
      setExecuteFn(async (given) => {
        const execution = given as ExecutionArgs;
        if (!isOne(args.document, args.operationName)) {
          return {
            errors: [problem('BAD_USER_INPUT', 'One mutation at a time: each is a transaction of its own.')],
          };
        }
        const { actor, ifMatch, key } = execution.contextValue as Asked;
        const { operationName, variableValues } = execution;
        const request = [execution.document.loc?.source.body, operationName, variableValues, ifMatch];
        const began = performance.now();
        const result = await whenWritable(writable, () =>
          answerOnce(parts, { actor: actor.id, key, request }, () => inOrder(execution)),
        );
        log({
          event: 'authored',
          operation: fieldOf(operation),
          outcome: outcomeOf(result),
          ms: Math.round((performance.now() - began) * 10) / 10,
        });
        return result;
      });
    },
  };
}

/** How often a mutation is tried that always somebody else began to write before. */
const MOST_TRIES = 20;

/** Runs a mutation when nobody else is writing. Where somebody was quicker nothing was done, so that it can be tried again. */
async function whenWritable(
  writable: PlatformContext['writable'],
  work: () => ExecutionResult,
): Promise<ExecutionResult> {
  for (let tries = 1; ; tries += 1) {
    try {
      return work();
    } catch (error) {
      const seconds = passingProblem(error);
      if (seconds === undefined) throw error;
      if (!isStoreBusy(error)) return { errors: [notNow(error as Error, seconds)] };
      try {
        if (!writable || tries >= MOST_TRIES) throw error;
        await writable();
      } catch (problem) {
        return { errors: [notNow(problem as Error, seconds)] };
      }
    }
  }
}

const notNow = ({ message }: Error, seconds: number): GraphQLError =>
  new GraphQLError(message, {
    extensions: {
      code: 'STORE_UNAVAILABLE',
      http: { status: 503, headers: { 'retry-after': String(seconds) } },
    },
  });

/** Executes without waiting; errors of the store that an editor can act on get their words. */
function inOrder(execution: ExecutionArgs): ExecutionResult {
  const result = execute(execution);
  if (result instanceof Promise || 'then' in result) throw new Error('A mutation may not wait for anything');
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => forEditors(error) ?? error) };
}

/** An error as editors may read it; undefined for one that is nobody's business but the log's. */
function forEditors(error: unknown): GraphQLError | undefined {
  const named = (one: unknown, name: string): boolean =>
    (one as { name?: string } | undefined)?.name === name;
  if (!named(error, 'GraphQLError')) return undefined;
  const own = error as GraphQLError;
  const cause = own.originalError;
  if (cause === undefined || cause === null || named(cause, 'GraphQLError')) return own;
  const { path } = own;
  const at = path === undefined ? {} : { path };
  if (named(cause, 'RevisionConflict')) {
    const { current } = cause as RevisionConflict;
    return new GraphQLError(cause.message, {
      ...at,
      extensions: { code: 'CONFLICT', revision: current ?? null },
    });
  }
  const seconds = passingProblem(cause);
  if (seconds !== undefined) return notNow(cause as Error, seconds);
  if (named(cause, 'StoreProblem'))
    return new GraphQLError(cause.message, { ...at, extensions: { code: 'BAD_USER_INPUT' } });
  return undefined;
}

/** The field of the schema that an operation asks for. */
const fieldOf = ({ selectionSet }: OperationDefinitionNode): string => {
  const [first] = selectionSet.selections;
  return first?.kind === 'Field' ? first.name.value : 'none';
};

/** How it ended: ok, or the code of its first error. */
function outcomeOf({ errors }: ExecutionResult): string {
  if (!errors) return 'ok';
  const code = errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : 'failed';
}

/** Whether an operation asks for one field only. */
function isOne(document: DocumentNode, operationName: string | null | undefined): boolean {
  const selections = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  return selections.length === 1 && selections[0]?.kind === 'Field';
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value);
  } catch {
    return false;
  }
}
