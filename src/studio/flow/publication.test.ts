import type { LanguageFlow, PageFlow } from '../api/flowCalls.ts';
import { actOf, firstPublication } from './publication.ts';

const en = {
  ...{ language: 'en', mark: 'm', state: 'draft', isPending: true, changes: 1 },
  ...{ maySend: true, mayPublish: true, whyNotDecide: null },
} as LanguageFlow;
const flow = (languages: LanguageFlow[], needsApproval = true) =>
  ({ needsApproval, languages, shared: [], now: '2026-12-31T23:00' }) as unknown as PageFlow;

it.each([
  ['publishes what needs nobody', flow([en], false), 'publish'],
  ['sends what nobody has approved', flow([en]), 'send'],
  ['sends what was changed since, or sent back', flow([{ ...en, state: 'changed' }]), 'send'],
  ['publishes what is approved', flow([{ ...en, state: 'approved' }]), 'publish'],
  ['publishes again what nobody changed', flow([{ ...en, isPending: false }]), 'publish'],
  ['waits for a reviewer', flow([{ ...en, state: 'in-review' }]), 'waits'],
  ['hands over what another puts live', flow([{ ...en, mayPublish: false }], false), 'send'],
  ['waits when it is handed over', flow([{ ...en, mayPublish: false, state: 'in-review' }], false), 'waits'],
  ['does nothing for a reader', flow([{ ...en, mayPublish: false, maySend: false }]), 'no-right'],
] as const)('%s', (_, given, act) => expect(actOf(given, ['en'])).toBe(act));

it('asks for all languages that are chosen, and for one at least', () => {
  const both = flow([
    { ...en, state: 'approved' },
    { ...en, language: 'es' },
  ]);
  expect(actOf(both, ['en'])).toBe('publish');
  expect(actOf(both, ['en', 'es'])).toBe('send');
  expect(actOf(both, [])).toBe('none');
});

it('begins with tomorrow morning by the site’s clock, over the end of a year, too', () => {
  expect(firstPublication(flow([en]), 'en')).toMatchObject({
    isLater: false,
    day: '2027-01-01',
    time: '06:00',
  });
});

it('begins with what the page alone shows: linked pages and what stands everywhere are chosen by somebody', () => {
  const part = (id: string, more: object) => ({ id, isPage: false, isEverywhere: false, ...more });
  const shared = [part('hero', {}), part('page', { isPage: true }), part('shell', { isEverywhere: true })];
  const { also } = firstPublication({ ...flow([en], false), shared } as unknown as PageFlow, 'en');
  expect(also).toEqual(['hero']);
});
