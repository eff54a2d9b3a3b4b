import type { AnswerBudget } from './answerBudget.ts';
import type { RenderMode } from './renderLayout.ts';

/** Who asks: published content for everybody, drafts only for a request that proved its right to edit. */
export interface Audience {
  mode: RenderMode;
  layoutKind: 'final' | 'shared';
  budget: AnswerBudget;
}

/** The context every resolver gets. */
export interface Asked {
  audience: Audience;
  /** Takes the data of the answer as JSON. */
  written?: { data?: readonly Buffer[] };
}

/** Whoever asks, what a site shows its visitors. */
export const published = ({ audience }: Asked): Audience => ({
  mode: 'normal',
  layoutKind: 'final',
  budget: audience.budget,
});
