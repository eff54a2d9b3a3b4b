import { createStudioApi } from '#src/studio/api/createStudioApi.ts';
import type { StudioApi } from '#src/studio/api/StudioApi.ts';
import { mailOf, password, studioOf } from './studioDesk.ts';
import type { OwnServers } from './OwnServers.ts';

/** What the Studio asks of its platform, asked by a program in somebody's name: nothing in between looks at what it sends. */
export async function programAtDesk(servers: OwnServers, name: string): Promise<StudioApi> {
  const { origin } = new URL(studioOf(servers));
  let cookie = '';
  const api = createStudioApi(async (path, { headers, ...init } = {}) => {
    const answer = await fetch(`${servers.platform}${String(path as string)}`, {
      ...init,
      headers: {
        ...(headers as Record<string, string>),
        ...{ cookie, origin, host: new URL(origin).host, 'sec-fetch-site': 'same-origin' },
      },
    });
    const [given] = answer.headers.getSetCookie();
    if (given) cookie = given.split(';', 1)[0]!;
    return answer;
  });
  const entered = await api.signIn(mailOf(name), password);
  if (entered.kind !== 'signed-in') throw new Error(`${name} is not let in`);
  await api.session();
  return api;
}
