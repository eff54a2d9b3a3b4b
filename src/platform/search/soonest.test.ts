import type { EntityInput } from '#src/platform/store/Store.ts';
import { smallNetwork } from './testing/smallNetwork.ts';

const PROVIDERS = 'healthcare_professionals';

/** A cardiologist with appointments online in so many days. */
const free = (id: string, days: readonly unknown[], isNew = true): EntityInput => ({
  ...{ id, type: 'healthcareProfessional', locale: 'en' },
  body: {
    ...{ name: `Person ${id}`, c_primaryTitle: 'Cardiology', acceptingNewPatients: isNew },
    ...(days.length > 0 && {
      c_epicProviderScheduleList: {
        providerSchedule: days.map((day) => ({ daysToFirstAvailableSlot: day })),
      },
    }),
  },
});

const network = smallNetwork([
  free('months', [120]),
  free('today', [0]),
  free('unknown', []),
  free('week', [90, 5]),
  free('odd', ['soon', -3]),
  free('full', [1], false),
]);
afterAll(network.close);

const SOON = ['today', 'week'];
const usual = network.ask(PROVIDERS, 'cardiologist').ids.filter((id) => id !== 'full');

it.each([
  ['cardiologist accepting new patients', 'en'],
  ['cardiologist new patient appointment', 'en'],
  ['cardiólogo que acepte pacientes nuevos', 'es'],
])('who is new is shown first who can be seen soon: %s', (query, locale) => {
  const { ids } = network.ask(PROVIDERS, query, { locale });
  expect(ids.slice(0, 2)).toEqual(SOON);
  expect([...ids].sort()).toEqual([...usual].sort());
});

it.each([
  ['cardiologist as soon as possible', 'en'],
  ['cardiologist earliest appointment', 'en'],
  ['cardiologist who can see me this week', 'en'],
  ['first appointment with a cardiologist', 'en'],
  ['cardiólogo lo antes posible', 'es'],
  ['cardiólogo con cita esta semana', 'es'],
  ['primera cita con cardiólogo', 'es'],
])('so is who wants care soon, and nobody is left out: %s', (query, locale) => {
  const { ids } = network.ask(PROVIDERS, query, { locale });
  expect(ids.filter((id) => id !== 'full').slice(0, 2)).toEqual(SOON);
  expect(ids).toHaveLength(6);
});

it('so is who chose it as a filter, also without words', () => {
  const filters = JSON.stringify({ acceptingNewPatients: { $eq: true } });
  const facetFilters = JSON.stringify({ acceptingNewPatients: [{ acceptingNewPatients: { $eq: true } }] });
  for (const more of Object.entries({ filters, facetFilters }))
    for (const query of ['cardiologist', ''])
      expect(network.ask(PROVIDERS, query, Object.fromEntries([more])).ids.slice(0, 2)).toEqual(SOON);
});

it('of whom nobody knows when, neither gains nor loses; who asks for nothing of it is shown the usual order', () => {
  const { ids } = network.ask(PROVIDERS, 'cardiologist accepting new patients');
  const unknown = (all: readonly string[]) => all.filter((id) => id === 'unknown' || id === 'odd');
  expect(unknown(ids)).toEqual(unknown(usual));
  expect(usual).not.toEqual(ids);
});
