import { isSameText, headerText } from '../content/access.ts';
import { queryLimits } from '../content/queryLimits.ts';
import { sendJson } from '../envelope.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { Accounts, Actor } from '../accounts/Actor.ts';
import type { PlatformModule, PlatformRequest } from '../PlatformModule.ts';
import { createAuthoringGraph } from './authoringGraph.ts';
import type { Asked } from './Authoring.ts';
import { machine } from './machine.ts';

export interface AuthoringModuleOptions {
  accounts: Accounts;
  /** Lets machines in that send it as `Authorization: Bearer`; absent: none. */
  token?: string | undefined;
}

const LONGEST_BODY = 1024 * 1024;

/**
 * `POST /sitecore/api/authoring/graphql/v1/`: the operations by which content is written, in the vendor's words. It answers
 * people signed in to the Studio, and machines with a token; never a page of another origin.
 */
export function createAuthoringModule({ accounts, token }: AuthoringModuleOptions): PlatformModule {
  return (platform) => {
    const answer = createAuthoringGraph({
      ...{ store: platform.store, accounts, clock: platform.clock, log: platform.log },
      writable: platform.writable,
      rules: queryLimits(platform.development ?? false),
    });
    const handle = async (request: PlatformRequest): Promise<void> => {
      refuseForeign(request);
      const actor = actorOf(request, accounts, token);
      if (!actor) {
        sendJson(request.response, 401, { errors: [{ message: 'Sign in first' }] });
        return;
      }
      const asked: Asked = {
        actor,
        ifMatch: headerText(request.request.headers['if-match'])?.replace(/^(W\/)?"(.*)"$/, '$2'),
        key: idempotencyKey(request),
      };
      const { status, body, headers } = await answer(await request.text(LONGEST_BODY), asked);
      sendJson(request.response, status, body, { ...(status === 503 && { 'retry-after': '2' }), ...headers });
    };
    return ['/sitecore/api/authoring/graphql/v1/', '/sitecore/api/authoring/graphql/v1'].map((pattern) => ({
      ...{ method: 'POST', pattern, upstream: 'authoring', handle },
    }));
  };
}

/** Throws for a request that a page elsewhere had a browser make, and for any body a form could send. */
function refuseForeign({ request }: PlatformRequest): void {
  const fetchSite = headerText(request.headers['sec-fetch-site']);
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none')
    throw new HttpProblem(403, 'This address answers the Studio of this platform only');
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new HttpProblem(415, 'The body must be application/json');
}

function actorOf(
  { request }: PlatformRequest,
  accounts: Accounts,
  token: string | undefined,
): Actor | undefined {
  const sent = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (sent === undefined) return accounts.actorOf(request);
  return token !== undefined && token !== '' && isSameText(sent, token) ? machine : undefined;
}

function idempotencyKey({ request }: PlatformRequest): string | undefined {
  const key = headerText(request.headers['idempotency-key']);
  if (key !== undefined && !/^[\x21-\x7e]{1,128}$/.test(key))
    throw new HttpProblem(400, 'Idempotency-Key must be 1 to 128 printable characters');
  return key;
}
