import type { Asked, AuthoringParts } from '../authoring/Authoring.ts';
import { requireRight } from '../authoring/Authoring.ts';
import { knownItem, knownLocale } from '../authoring/findItem.ts';
import type { ItemReference } from '../authoring/findItem.ts';
import { problem } from '../authoring/problems.ts';
import type { Actor } from '../accounts/Actor.ts';
import type { ContentItem, Locale } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import { flowOf, saveFlow } from './flowTable.ts';
import type { FlowRow, FlowState } from './flowTable.ts';
import { kindOf } from './kinds.ts';
import { markOf, writersOf } from './marks.ts';
import { markReviewed } from './reviewDates.ts';

export type FlowCommand = 'send' | 'approve' | 'send-back';

/** Ids of the commands, as the vendor's protocol names them; they never change. */
export const COMMANDS: Readonly<Record<FlowCommand, string>> = {
  send: '6a3f0c52-5d0e-4b0a-9a57-4a1c1f9b7e01',
  approve: '6a3f0c52-5d0e-4b0a-9a57-4a1c1f9b7e02',
  'send-back': '6a3f0c52-5d0e-4b0a-9a57-4a1c1f9b7e03',
};

/** Ids of the states. What was changed after its approval, or was sent back, is a draft again. */
export const STATES: Readonly<Record<FlowState, string>> = {
  draft: '0d1b6a44-2f0c-4c5e-8e0e-52b0f1f3aa01',
  'sent-back': '0d1b6a44-2f0c-4c5e-8e0e-52b0f1f3aa01',
  changed: '0d1b6a44-2f0c-4c5e-8e0e-52b0f1f3aa01',
  'in-review': '0d1b6a44-2f0c-4c5e-8e0e-52b0f1f3aa02',
  approved: '0d1b6a44-2f0c-4c5e-8e0e-52b0f1f3aa03',
};

export interface WorkflowCommandInput {
  commandId: string;
  comments?: string | null;
  item: ItemReference & { language?: string | null };
}

const MOST_NOTE = 2000;

/** Why somebody may not decide about a page in one language; undefined where they may. */
export function whyNotDecide(
  store: Store,
  actor: Actor,
  page: ContentItem,
  locale: Locale,
): 'no-right' | 'own-text' | undefined {
  const where = { itemId: page.id, locale };
  const isStrict = kindOf(store, page)?.needsApproval ?? false;
  // A page whose kind needs no approval may be sent to whoever can put it live.
  if (!actor.may('review', where) && (isStrict || !actor.may('publish', where))) return 'no-right';
  return isStrict && writersOf(store, page.id, locale).includes(actor.id) ? 'own-text' : undefined;
}

/**
 * Sends a page for review, approves it, or sends it back with a note, in one language. What is approved is what the page says
 * at that moment; `If-Match` refuses it where that is something else than the reviewer has looked at.
 */
export function executeWorkflowCommand(parts: AuthoringParts, input: WorkflowCommandInput, asked: Asked) {
  const { store } = parts;
  const { command, page, locale, mark } = readInput(store, input, asked);
  const before = flowOf(store, page.id, locale, mark);
  const note = (input.comments ?? '').trim().slice(0, MOST_NOTE);
  const at = parts.clock().toISOString();
  if (command === 'send') {
    requireRight(asked, 'write', page, locale);
    if (before.state === 'approved')
      throw problem('BAD_USER_INPUT', 'This is approved already, and nothing was changed since.');
    const sent = { state: 'in-review', sentBy: asked.actor.id, sentAt: at } as const;
    saveFlow(store, { ...before, ...sent, decidedBy: null, decidedAt: null, note: note || null }, mark);
  } else {
    decide(parts, { command, page, locale, mark, before, note }, asked);
  }
  parts.accounts.audit({
    ...{ actor: asked.actor.id, act: `review-${command}`, itemId: page.id, locale },
    detail: { mark, ...(note && { note }) },
  });
  const { state } = flowOf(store, page.id, locale, mark);
  return {
    ...{ successful: true, completed: state === 'approved', error: null, message: null },
    nextStateId: STATES[state],
  };
}

function readInput(store: Store, input: WorkflowCommandInput, asked: Asked) {
  const page = knownItem(store.content, input.item);
  const locale = knownLocale(input.item.language);
  const wanted = input.commandId.replace(/[{}]/g, '').toLowerCase();
  const [command] = Object.entries(COMMANDS).find(([, id]) => id === wanted) ?? [];
  if (command === undefined)
    throw problem('BAD_USER_INPUT', `There is no command ${input.commandId.slice(0, 60)}.`);
  if (page.path === null) throw problem('BAD_USER_INPUT', 'Pages are reviewed, and their parts with them.');
  requireRight(asked, 'read', page);
  if (!store.content.version(page.id, locale, 'draft'))
    throw problem('NOT_FOUND', `This page has no version in ${locale} yet.`);
  const mark = markOf(store, page.id, locale, 'draft');
  if (asked.ifMatch !== undefined && asked.ifMatch !== mark)
    throw problem('BAD_USER_INPUT', 'The page was changed meanwhile. Look at it again.', { mark });
  return { command: command as FlowCommand, page, locale, mark };
}

interface Decision {
  command: 'approve' | 'send-back';
  page: ContentItem;
  locale: Locale;
  mark: string;
  before: FlowRow;
  note: string;
}

function decide(
  parts: AuthoringParts,
  { command, page, locale, mark, before, note }: Decision,
  asked: Asked,
): void {
  const { store } = parts;
  const why = whyNotDecide(store, asked.actor, page, locale);
  if (why === 'no-right') throw problem('FORBIDDEN', `You may not review "${page.name}" in ${locale}.`);
  if (why === 'own-text' && command === 'approve')
    throw problem('FORBIDDEN', 'You wrote in this page yourself: somebody else has to approve it.');
  if (before.state !== 'in-review' && before.state !== 'approved')
    throw problem('BAD_USER_INPUT', 'Nobody has sent this page for review.');
  if (command === 'send-back' && note === '') throw problem('BAD_USER_INPUT', 'Say what is to be changed.');
  const at = parts.clock().toISOString();
  const state = command === 'approve' ? 'approved' : 'sent-back';
  const decided = { state, decidedBy: asked.actor.id, decidedAt: at, note: note || null } as const;
  saveFlow(store, { ...before, ...decided }, mark);
  if (command === 'approve')
    markReviewed(store, { page, locale, by: asked.actor.id, at, days: kindOf(store, page)?.reviewDays });
}
