import { z } from 'zod/mini';
import { AuthoringProblem, createAsk, refusing } from './authoringCalls.ts';
import type { Http } from './http.ts';
import type { Language, StudioApi } from './StudioApi.ts';

export type ReviewCommand = 'send' | 'approve' | 'send-back';

const languageShape = z.enum(['en', 'es']);
const text = z.nullable(z.string());
const scheduledShape = z.object({
  id: z.string(),
  act: z.enum(['publish', 'unpublish']),
  itemId: z.string(),
  language: languageShape,
  at: z.string(),
  state: z.string(),
  reason: z.nullable(z.enum(['no-right', 'not-approved', 'changed', 'deleted', 'refused'])),
  message: text,
  name: z.string(),
  author: text,
});
const flowShape = z.object({
  /** What the site's wall clock shows, such as 2026-11-23T06:00. */
  now: z.string(),
  needsApproval: z.boolean(),
  kind: text,
  /** Who can be given a page to look after. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  commands: z.record(z.string(), z.string()),
  languages: z.array(
    z.object({
      language: languageShape,
      mark: z.string(),
      state: z.enum(['draft', 'in-review', 'sent-back', 'approved', 'changed']),
      isPending: z.boolean(),
      changes: z.number(),
      maySend: z.boolean(),
      mayPublish: z.boolean(),
      whyNotDecide: z.nullable(z.enum(['no-right', 'own-text'])),
      sentBy: text,
      sentAt: text,
      decidedBy: text,
      decidedAt: text,
      note: text,
      review: z.object({ due: text, owner: text, ownerName: text, reviewedAt: text }),
    }),
  ),
  shared: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isPage: z.boolean(),
      isLive: z.boolean(),
      /** It stands around every page of the site. */
      isEverywhere: z.boolean(),
      otherPages: z.number(),
    }),
  ),
  schedule: z.array(scheduledShape),
});
const reviewShape = z.object({
  itemId: z.string(),
  language: languageShape,
  name: z.string(),
  sentBy: text,
  sentAt: text,
  decidedBy: text,
  decidedAt: text,
  note: text,
});
const reviews = z.array(reviewShape);
const todayShape = z.object({
  today: z.string(),
  toApprove: reviews,
  inReview: reviews,
  sentBack: reviews,
  approved: reviews,
  drafts: z.array(
    z.object({
      itemId: z.string(),
      language: languageShape,
      name: z.string(),
      isNew: z.boolean(),
      savedAt: text,
    }),
  ),
  due: z.array(
    z.object({
      itemId: z.string(),
      language: languageShape,
      name: z.string(),
      due: z.string(),
      days: z.number(),
      owner: text,
      isMine: z.boolean(),
    }),
  ),
  scheduled: z.array(scheduledShape),
  failed: z.array(scheduledShape),
  named: z.array(
    z.object({
      id: z.string(),
      itemId: z.string(),
      component: z.string(),
      language: languageShape,
      name: z.string(),
      by: text,
      at: z.string(),
      text: z.string(),
    }),
  ),
});

const both = z.object({ en: z.string(), es: z.string() });
const emergencyShape = z.object({
  up: z.nullable(z.object({ headline: both, text: both, at: z.string(), by: text, reason: z.string() })),
});

/** The banner that is on every page of a site, if one is. */
export type EmergencyState = z.infer<typeof emergencyShape>;
export interface NewEmergency {
  headline: Record<Language, string>;
  text: Record<Language, string>;
  reason: string;
}
/** How a page stands with its reviewers, in each of its languages, and what is due for it. */
export type PageFlow = z.infer<typeof flowShape>;
export type LanguageFlow = PageFlow['languages'][number];
export type ScheduledAct = z.infer<typeof scheduledShape>;
export type ReviewRow = z.infer<typeof reviewShape>;
/** What waits for who is signed in. */
export type Today = z.infer<typeof todayShape>;

/** A page as a reviewer has looked at it. */
export interface ReviewedPage {
  itemId: string;
  language: Language;
  mark: string;
  /** Id of the command, as the platform names it. */
  commandId: string;
}

export interface NewSchedule {
  itemId: string;
  languages: readonly Language[];
  /** Times of the site's wall clock. */
  publishAt?: string;
  takeOffAt?: string;
  which?: 'first' | 'second';
  note?: string;
}

type Calls = Pick<
  StudioApi,
  | 'emergency'
  | 'raiseEmergency'
  | 'endEmergency'
  | 'flow'
  | 'review'
  | 'schedule'
  | 'cancelScheduled'
  | 'reviewBy'
  | 'today'
>;
const anything = z.unknown();

/** Review, schedule and what waits for whom. */
export function flowCalls(http: Http): Calls {
  const ask = createAsk(http);
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  return {
    flow: async (itemId) => flowShape.parse(await http.get(`/studio/api/flow/${encodeURIComponent(itemId)}`)),
    today: async (site) => todayShape.parse(await http.get(`/studio/api/today?site=${site}`)),
    emergency: async (site) => emergencyShape.parse(await http.get(`/studio/api/emergency?site=${site}`)),
    raiseEmergency: async (site, banner) =>
      emergencyShape.parse(await http.post('/studio/api/emergency', { site, ...banner })),
    endEmergency: async (site, reason) =>
      emergencyShape.parse(await http.post('/studio/api/emergency/end', { site, reason })),
    async review(command, { itemId, language, mark, commandId }, note) {
      await refusing(
        ask(
          anything,
          `mutation Review($input: ExecuteWorkflowCommandInput!) {
            executeWorkflowCommand(input: $input) { successful }
          }`,
          { input: { commandId, comments: note, item: { itemId, language } } },
          { ...key(), ...(command === 'approve' && { 'if-match': `"${mark}"` }) },
        ),
      );
    },
    async schedule(act) {
      const set = ask(
        anything,
        'mutation Schedule($input: MeridianScheduleInput!) { meridianSchedule(input: $input) { id } }',
        { input: act },
        key(),
      ).catch((error: unknown) => {
        if (error instanceof AuthoringProblem && error.problem.extensions?.time === 'twice') return 'twice';
        throw error;
      });
      return (await refusing(set)) === 'twice' ? 'twice' : 'set';
    },
    async cancelScheduled(id) {
      await refusing(
        ask(anything, 'mutation Cancel($id: ID!) { meridianCancelScheduled(id: $id) { id } }', { id }, key()),
      );
    },
    async reviewBy(itemId, language, due, owner) {
      await refusing(
        ask(
          anything,
          'mutation ReviewBy($input: MeridianReviewByInput!) { meridianReviewBy(input: $input) { due } }',
          { input: { itemId, language, due, owner } },
          key(),
        ),
      );
    },
  };
}
