import type { EntityInput } from '#src/platform/store/Store.ts';
import { smallNetwork } from './testing/smallNetwork.ts';

const PROVIDERS = 'healthcare_professionals';

/** A cardiologist who begins on a day. */
const beginning = (id: string, day: unknown): EntityInput => ({
  ...{ id, type: 'healthcareProfessional', locale: 'en' },
  body: {
    ...{ name: `Person ${id}`, c_primaryTitle: 'Cardiology', acceptingNewPatients: true },
    ...(day !== undefined && { c_startDate: day }),
  },
});

const network = smallNetwork([
  beginning('next', '2999-03-01'),
  beginning('a', undefined),
  beginning('b', '2001-01-01'),
  beginning('later', '2998-01-01'),
  beginning('c', 'soon'),
  beginning('d', ''),
]);
afterAll(network.close);

it.each(['cardiologist', ''])('who has not begun yet comes last, and is there: %j', (query) => {
  const { ids } = network.ask(PROVIDERS, query);
  expect(ids.slice(0, 4).sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(ids.slice(4).sort()).toEqual(['later', 'next']);
});

it('by their name they are found first', () => {
  expect(network.ask(PROVIDERS, 'person next').ids[0]).toBe('next');
});
