import type { EntityInput } from '#src/platform/store/Store.ts';

/** What the writer of the kill test writes for a number, so that the test can tell what must be there. */
export const itemId = '33333333-3333-5333-8333-333333333333';

export const textOf = (number: number): string => `text ${number} `.repeat(50);

export const entityOf = (number: number, part: number): EntityInput => ({
  id: `e-${number}-${part}`,
  type: 'healthcareFacility',
  locale: 'en',
  body: { name: textOf(number), part },
});
