import type { CallToActionValue, EntityBase, EntityReference, PersonLink, SafeHtml } from './common.ts';

/** A question somebody asked, and the answer (ce_askAnExpert; D-295, Q-233). Lists are empty, the rest absent, when unknown. */
export interface AskAnExpert extends EntityBase<'ce_askAnExpert'> {
  question?: SafeHtml;
  answer?: SafeHtml;
  /** Who answered; the page of a provider who left is not among their data. */
  people: PersonLink[];
  /** When the answer was published. */
  publishedDate?: string;
  callToAction?: CallToActionValue;
  services: EntityReference[];
  reasons: EntityReference[];
  conditions: EntityReference[];
  procedures: EntityReference[];
  /** Health topics, by which questions are close to one another where they share no condition. */
  topics: EntityReference[];
}
