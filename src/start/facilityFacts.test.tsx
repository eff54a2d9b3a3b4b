import { FacilityOfferedServices } from '#src/components/entity/facility/FacilityOfferedServices/FacilityOfferedServices.tsx';
import { FacilityVisiting } from '#src/components/entity/facility/FacilityVisiting/FacilityVisiting.tsx';
import { facilityFixture, FIXTURE_NOW } from '#src/components/entity/facility/testing/facilityFixture.ts';
import { facility as facilityWords } from '#src/i18n/en/facility.ts';
import { hours as hoursWords } from '#src/i18n/en/hours.ts';
import { serverHtml } from '#tests/support/hydrateOnPage.tsx';
import { tellFacilityFacts } from './facilityFacts.ts';

const entity = facilityFixture({ conditions: [], diagnostics: [], treatments: [] });

/** A page as it is kept, with or without what its islands stand on. */
async function page(data?: object) {
  const [visiting, services] = await Promise.all([
    serverHtml(<FacilityVisiting />, { entity }),
    serverHtml(<FacilityOfferedServices />, { entity }),
  ]);
  const sent = data && `<script id="page-data" type="application/json">${JSON.stringify(data)}</script>`;
  document.body.innerHTML = visiting + services + (sent ?? '');
}
const told = () =>
  [...document.querySelectorAll('[data-facts="visiting"], [data-service]')].map((one) => one.textContent);
const sent = { locale: 'en', entity, dictionary: { ...facilityWords, ...hoursWords }, islands: {} };

beforeEach(() => {
  jest.useFakeTimers({ now: FIXTURE_NOW });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('tells what holds now, and again when a minute has gone', async () => {
  await page(sent);
  jest.setSystemTime(new Date('2026-11-23T11:59:30-08:00'));
  tellFacilityFacts(document);
  expect(told()).toEqual(['8\u00a0am\u00a0–\u00a08\u00a0pm', 'Closes soon, at 12\u00a0pm']);
  jest.advanceTimersByTime(60_000);
  expect(told()).toEqual(['8\u00a0am\u00a0–\u00a08\u00a0pm', 'Closed']);
});

it.each([
  ['a page whose data did not come', undefined],
  ['a page of something else', { ...sent, entity: { ...entity, entityTypeId: 'location' } }],
])('leaves what holds always on %s', async (_, data) => {
  await page(data);
  const before = told();
  tellFacilityFacts(document);
  expect(told()).toEqual(before);
});
