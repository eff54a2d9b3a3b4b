import { z } from 'zod';
import type { Actor } from '../accounts/Actor.ts';
import { commentTable } from '../comments/commentTable.ts';
import { namedIn } from '../comments/namedIn.ts';
import { sendJson } from '../envelope.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformRequest, PlatformRoute } from '../PlatformModule.ts';
import type { ContentItem } from '../store/ContentStore.ts';
import { readJson, requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const LONGEST = 4000;
/** Everything but line breaks that no reader sees. */

const UNSEEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g;

const newShape = z.strictObject({
  /** Made by who writes, so that a comment that was sent twice is one. */
  id: z.uuid(),
  itemId: z.string().max(60),
  component: z.string().max(60).default(''),
  thread: z.uuid().optional(),
  text: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(UNSEEN, '').trim())
    .pipe(z.string().min(1, 'write something').max(LONGEST)),
});
const resolveShape = z.strictObject({ isResolved: z.boolean() });

/** What people say to each other about a page: whoever may see the page here may read it, write, and resolve. */
export function commentRoutes(part: StudioPart): PlatformRoute[] {
  const { store, clock } = part.platform;
  const table = commentTable(store);
  return [
    studioRoute('GET', '/studio/api/comments', (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const page = readablePage(part, actor, asked.url.searchParams.get('item') ?? '');
      sendComments(part, asked, page);
    }),
    studioRoute('POST', '/studio/api/comments', async (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const wanted = await readJson(asked, newShape);
      const page = readablePage(part, actor, wanted.itemId);
      store.transaction(() => {
        const { id, text } = wanted;
        const known = table.byId(id);
        if (known && (known.author !== actor.id || known.text !== text || known.itemId !== page.id))
          throw new HttpProblem(409, 'There is another comment with this id.');
        if (known) return;
        const first = wanted.thread === undefined ? undefined : table.byId(wanted.thread);
        if (wanted.thread !== undefined && (first?.itemId !== page.id || first.thread !== first.id))
          throw new HttpProblem(404, 'What you answer is no longer there.');
        const thread = first?.id ?? id;
        const component = first?.component ?? wanted.component;
        const named = namedIn(text, readersOf(part, page));
        const at = clock().toISOString();
        table.add({ ...{ id, thread, itemId: page.id, component }, author: actor.id, at, text }, named);
        part.accounts.audit({
          ...{ actor: actor.id, act: first ? 'comment-answered' : 'commented', itemId: page.id },
          detail: { id, thread, component, named },
        });
      });
      sendComments(part, asked, page);
    }),
    studioRoute('POST', '/studio/api/comments/:id/resolve', async (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const { isResolved } = await readJson(asked, resolveShape);
      const first = table.byId(asked.params['id'] ?? '');
      if (!first || first.thread !== first.id) throw new HttpProblem(404, 'This is no longer there.');
      const page = readablePage(part, actor, first.itemId);
      store.transaction(() => {
        const thread = table.threads(page.id).find(({ id }) => id === first.id);
        if ((thread?.resolvedAt !== null) === isResolved) return;
        table.resolve(first.id, isResolved ? actor.id : null, isResolved ? clock().toISOString() : null);
        part.accounts.audit({
          ...{ actor: actor.id, act: isResolved ? 'comment-resolved' : 'comment-opened-again' },
          ...{ itemId: page.id, detail: { thread: first.id } },
        });
      });
      sendComments(part, asked, page);
    }),
  ];
}

/** A page the one who asks may see. Throws 404 and 403. */
function readablePage({ platform }: StudioPart, actor: Actor, id: string): ContentItem {
  const page = platform.store.content.item(id, 'draft');
  if (!page || page.path === null) throw new HttpProblem(404, 'There is no such page.');
  if (!actor.may('read', { itemId: page.id }))
    throw new HttpProblem(403, 'Your account may not see this page.');
  return page;
}

/** Who may see a page, and can be named on it. */
function readersOf({ accounts }: StudioPart, page: ContentItem) {
  return accounts.people
    .list()
    .filter((person) => !person.isLocked && accounts.actorFor(person).may('read', { itemId: page.id }))
    .map(({ id, name }) => ({ id, name }));
}

function sendComments(part: StudioPart, { response }: PlatformRequest, page: ContentItem): void {
  const nameOf = (id: string | null) => (id === null ? null : (part.accounts.people.byId(id)?.name ?? null));
  sendJson(response, 200, {
    threads: commentTable(part.platform.store)
      .threads(page.id)
      .map(({ id, component, resolvedAt, resolvedBy, comments }) => ({
        ...{ id, component, resolvedAt, resolvedBy: nameOf(resolvedBy) },
        comments: comments.map((one) => ({
          ...{ id: one.id, author: nameOf(one.author), at: one.at, text: one.text },
        })),
      })),
    people: readersOf(part, page),
  });
}
