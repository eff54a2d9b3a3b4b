import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Actor } from '../accounts/Actor.ts';
import type { AccountDesk } from '../accounts/createAccounts.ts';
import { hasRequestToken } from '../accounts/requestRules.ts';
import { sendJson } from '../envelope.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformRequest, PlatformRoute } from '../PlatformModule.ts';
import { HEARTBEAT_SECONDS, Presence, SWEEP_SECONDS } from './Presence.ts';
import type { Whereabouts } from './Presence.ts';
import { readJson, requireOwnPage, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

/** Streams open at once; each is a connection that stays. */
const MOST_STREAMS = 200;

const whereabouts = z.strictObject({
  tab: z.string().regex(/^[\w-]{1,64}$/),
  itemId: z.string().max(64),
  locale: z.enum(['en', 'es']),
  component: z.string().max(200).default(''),
  field: z.string().max(200).default(''),
});

/**
 * What happens meanwhile, as server-sent events: `change` (items of content that changed, as the store tells it) and
 * `presence` (everybody's whereabouts); and the heartbeats of tabs. Each listener hears of what they may read and of nothing
 * else (E-022). Listening keeps no session from becoming idle.
 */
export function eventRoutes(part: StudioPart): PlatformRoute[] {
  const { accounts, platform } = part;
  const presence = new Presence(() => accounts.clock().getTime());
  const streams = new Streams(accounts);
  const tellPresence = () => streams.tell((may) => ['presence', seenBy(may, presence)]);
  const { whispers } = platform.store;
  // Each platform knows its own tabs; what they say is whispered to the others, so that all know all.
  whispers?.listen((text) => {
    const said = whisperOf(text);
    if (said && presence.heard(said)) tellPresence();
  });

  const unsubscribe = platform.store.subscribe((change) => {
    if (change.kind !== 'content') return;
    const { site, published } = change;
    streams.tell((may) => {
      const itemIds = change.itemIds.filter(may);
      return itemIds.length > 0 ? ['change', { site, itemIds, published }] : undefined;
    });
  });
  const beat = setInterval(() => streams.beat(), HEARTBEAT_SECONDS * 1000);
  const sweep = setInterval(() => {
    if (presence.sweep()) tellPresence();
  }, SWEEP_SECONDS * 1000);
  for (const timer of [beat, sweep]) timer.unref();
  platform.onStopping?.(() => {
    for (const timer of [beat, sweep]) clearInterval(timer);
    unsubscribe();
    streams.close();
  });

  return [
    studioRoute('GET', '/studio/api/events', (asked) => {
      const { may } = listener(accounts, asked.request);
      streams.open(asked);
      streams.send(asked.response, ['presence', seenBy(may, presence)]);
    }),
    studioRoute('POST', '/studio/api/events', async (asked) => {
      requireOwnPage(part, asked);
      // `sessionOf` first, looking on: a tab that only beats must not keep a session alive for ever.
      const session = accounts.sessionOf(asked.request, false);
      if (!session) throw new HttpProblem(401, 'Sign in first.');
      if (!hasRequestToken(asked.request, session.token))
        throw new HttpProblem(403, 'The request lacks the token of the session. Load the page again.');
      const { id, name } = session.person;
      const may = readsOf(accounts.actorFor(session.person));
      const said = await readJson(asked, whereabouts);
      if (said.itemId !== '' && !may(said.itemId))
        throw new HttpProblem(403, 'Your account may not see this page.');
      const here: Whereabouts = { ...said, personId: id, name };
      if (presence.heard(here)) tellPresence();
      whispers?.say(JSON.stringify({ presence: here }));
      sendJson(asked.response, 200, { presence: seenBy(may, presence) });
    }),
  ];
}

const whisper = z.object({
  presence: whereabouts.extend({ personId: z.string(), name: z.string() }),
});

/** What another platform, of this release or another, has heard; undefined for anything else. */
function whisperOf(text: string): Whereabouts | undefined {
  try {
    return whisper.safeParse(JSON.parse(text)).data?.presence;
  } catch {
    return undefined;
  }
}

/** Whether an item may be read. */
type May = (itemId: string) => boolean;

const seenBy = (may: May, presence: Presence) => presence.list().filter(({ itemId }) => may(itemId));

/** Who may read everything is asked once, not for every item. */
function readsOf(actor: Actor): May {
  const isEverything = actor.may('read', { itemId: '' });
  return (itemId) => isEverything || actor.may('read', { itemId });
}

/** What the person of a request may read; throws 401 without a session, 403 without any role. */
function listener(accounts: AccountDesk, request: IncomingMessage): { may: May } {
  const session = accounts.sessionOf(request, false);
  if (!session) throw new HttpProblem(401, 'Sign in first.');
  const actor = accounts.actorFor(session.person);
  if (!actor.may('read')) throw new HttpProblem(403, 'Your account may not do this.');
  return { may: readsOf(actor) };
}

type Event = readonly [name: string, data: unknown];

/** Answers that stay open. Rights are those of the moment something is told, not of when the listening began. */
class Streams {
  readonly #accounts: AccountDesk;
  readonly #open = new Map<ServerResponse, IncomingMessage>();

  constructor(accounts: AccountDesk) {
    this.#accounts = accounts;
  }

  open({ request, response }: PlatformRequest): void {
    if (this.#open.size >= MOST_STREAMS)
      throw new HttpProblem(503, 'Too many open tabs', { 'retry-after': '30' });
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // A proxy that collects answers would hold the news back.
      'x-accel-buffering': 'no',
    });
    this.#open.set(response, request);
    response.once('close', () => this.#open.delete(response));
  }

  send(response: ServerResponse, [name, data]: Event): void {
    response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Tells everybody what they may hear of it. */
  tell(eventFor: (may: May) => Event | undefined): void {
    for (const [response, request] of this.#open) {
      const session = this.#accounts.sessionOf(request, false);
      const event = session && eventFor(readsOf(this.#accounts.actorFor(session.person)));
      if (event) this.send(response, event);
    }
  }

  /** Whoever was signed out or locked meanwhile hears no more. */
  beat(): void {
    for (const [response, request] of this.#open)
      if (this.#accounts.sessionOf(request, false)) response.write(': still here\n\n');
      else response.end();
  }

  close(): void {
    for (const response of this.#open.keys()) response.end();
  }
}
