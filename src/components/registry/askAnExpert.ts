import type { RegistryRow } from '#src/components/RegistryRow.ts';

const part = {
  folder: 'entity/ask-an-expert',
  wake: 'never',
  pages: ['Ask an Expert'],
  editing: 'W',
  strings: ['askAnExpert'],
} as const;
const listing = { ...part, data: true, strings: ['askAnExpert', 'listing', 'search'] } as const;

/** The page of a question and its answer: a wildcard page of its own type (A-36, D-290 – D-295). */
export const askAnExpertRows = {
  AskAnExpertHero: part,
  AskAnExpertBody: part,
  AskAnExpertCallToAction: part,
  AskAnExpertRelatedQuestions: { ...listing, cards: ['AskAnExpert'] },
  AskAnExpertRelatedTaxonomy: { ...part, data: true, strings: ['listing'] },
} satisfies Record<string, RegistryRow>;
