import { createHmac } from 'node:crypto';
import { isSameSecret } from './constantTime.ts';
import type { Services } from './compose.ts';

/** Query parameters as Next gives them. */
type Query = Readonly<Record<string, string | string[] | undefined>>;

/** What stands in the place of the secret when the Studio opens a frame: `t.<id>.<seal>`. */
const TICKET = /^t\.([\w-]{10,64})\.([\w-]{43})$/;

export const looksLikeTicket = (secret: string): boolean => secret.startsWith('t.');

/**
 * Whether the ticket of a render address opens it. Its seal, made with the editing key, covers every other parameter, so
 * what was made up or changed is refused here; the platform that issued it says whether it counts still, and it counts
 * once, however many copies of the site there are. Answers why not, undefined for a good one.
 */
export async function ticketProblem(
  query: Query,
  { env, http }: Pick<Services, 'env' | 'http'>,
): Promise<'no studio' | 'malformed' | 'not sealed' | 'not redeemed' | undefined> {
  if (env.STUDIO_ORIGIN === undefined) return 'no studio';
  const { secret, ...rest } = query;
  const [, id, seal] = TICKET.exec(typeof secret === 'string' ? secret : '') ?? [];
  const pairs = Object.entries(rest);
  if (id === undefined || seal === undefined) return 'malformed';
  if (!pairs.every((pair): pair is [string, string] => typeof pair[1] === 'string')) return 'malformed';
  const parameters = new URLSearchParams(pairs);
  parameters.sort();
  const expected = createHmac('sha256', env.EDITING_KEY)
    .update(`editing ticket\n${id}\n${parameters}`)
    .digest('base64url');
  if (!isSameSecret(seal, expected)) return 'not sealed';
  return (await isRedeemed(id, parameters, env, http)) ? undefined : 'not redeemed';
}

async function isRedeemed(
  id: string,
  parameters: URLSearchParams,
  env: Services['env'],
  http: Services['http'],
): Promise<boolean> {
  const { body } = await http.json({
    upstream: 'studio',
    call: 'redeem',
    url: `${env.PLATFORM_ORIGIN}/studio/redeem`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-editing-authorization': env.EDITING_KEY },
    body: JSON.stringify({
      id,
      itemId: parameters.get('sc_itemid') ?? '',
      locale: parameters.get('sc_lang') ?? '',
      mode: parameters.get('mode') ?? '',
    }),
  });
  return (body as { redeemed?: unknown } | null)?.redeemed === true;
}
