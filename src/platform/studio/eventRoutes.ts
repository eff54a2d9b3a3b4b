import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { hasRequestToken } from '../accounts/requestRules.ts';
import { sendJson } from '../envelope.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformRoute } from '../PlatformModule.ts';
import { HEARTBEAT_SECONDS, Presence } from './Presence.ts';
import { readJson, requireOwnPage, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

/** Streams open at once; each is a connection that stays. */
const MOST_STREAMS = 200;

const whereabouts = z.strictObject({
  tab: z.string().regex(/^[\w-]{1,64}$/),
  itemId: z.string().max(64),
  locale: z.enum(['en', 'es']),
  field: z.string().max(200).default(''),
});

/**
 * What happens meanwhile, as server-sent events: `change` (items of content that changed, as the store tells it) and
 * `presence` (everybody's whereabouts); and the heartbeats of tabs. Listening keeps no session from becoming idle.
 */
export function eventRoutes(part: StudioPart): PlatformRoute[] {
  const { accounts, platform } = part;
  const presence = new Presence(() => accounts.clock().getTime());
  const streams = new Map<ServerResponse, IncomingMessage>();

  const send = (response: ServerResponse, event: string, data: unknown) =>
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const tellAll = (event: string, data: unknown) => {
    for (const response of streams.keys()) send(response, event, data);
  };
  const tellPresence = () => tellAll('presence', presence.list());

  const unsubscribe = platform.store.subscribe((change) => {
    if (change.kind === 'content') tellAll('change', change);
  });
  const beat = setInterval(() => {
    for (const [response, request] of streams) {
      // Whoever was signed out or locked meanwhile hears no more.
      if (accounts.sessionOf(request, false)) response.write(': still here\n\n');
      else response.end();
    }
    if (presence.sweep()) tellPresence();
  }, HEARTBEAT_SECONDS * 1000);
  beat.unref();
  platform.onStopping?.(() => {
    clearInterval(beat);
    unsubscribe();
    for (const response of streams.keys()) response.end();
  });

  return [
    studioRoute('GET', '/studio/api/events', ({ request, response }) => {
      const session = accounts.sessionOf(request, false);
      if (!session) throw new HttpProblem(401, 'Sign in first.');
      if (!accounts.actorFor(session.person).may('read'))
        throw new HttpProblem(403, 'Your account may not do this.');
      if (streams.size >= MOST_STREAMS)
        throw new HttpProblem(503, 'Too many open tabs', { 'retry-after': '30' });
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // A proxy that collects answers would hold the news back.
        'x-accel-buffering': 'no',
      });
      streams.set(response, request);
      response.once('close', () => streams.delete(response));
      send(response, 'presence', presence.list());
    }),
    studioRoute('POST', '/studio/api/events', async (asked) => {
      requireOwnPage(part, asked);
      // `sessionOf` first, looking on: a tab that only beats must not keep a session alive for ever.
      const session = accounts.sessionOf(asked.request, false);
      if (!session) throw new HttpProblem(401, 'Sign in first.');
      if (!hasRequestToken(asked.request, session.token))
        throw new HttpProblem(403, 'The request lacks the token of the session. Load the page again.');
      const { id, name } = session.person;
      if (presence.heard({ ...(await readJson(asked, whereabouts)), personId: id, name })) tellPresence();
      sendJson(asked.response, 200, { presence: presence.list() });
    }),
  ];
}
