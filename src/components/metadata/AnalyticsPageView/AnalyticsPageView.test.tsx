import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadAnalyticsPageView } from './AnalyticsPageView.data.ts';
import { AnalyticsPageView } from './AnalyticsPageView.tsx';
import { tellPageView } from './tellPageView.ts';
import { placed } from '#tests/support/placed.ts';

const rendering = placed('AnalyticsPageView', { uid: 'a' });
const route = { name: 'Find a doctor', itemId: '{0A1B-2C}' };
const load = (more: Partial<ComponentDataContext> = {}) =>
  loadAnalyticsPageView(rendering, {
    ...{ variant: 'main', locale: 'es', mode: 'normal', route },
    ...more,
  } as ComponentDataContext);

async function view(mode: 'normal' | 'edit' = 'normal', data = load()) {
  const seen = await data;
  const drawn = renderOnPage(
    <AnalyticsPageView rendering={rendering} params={{}} fields={{}} {...(seen && { data: seen })} />,
    { locale: 'es', mode },
  );
  tellPageView(document);
  return drawn;
}
beforeEach(() => {
  delete window.dataLayer;
});

it('[S-318, C-021, C-022] tells the data layer once, with the listed members and the consent it needs', async () => {
  const { container } = await view();
  expect(window.dataLayer).toEqual([
    {
      event: 'page_view',
      channel: 'WEB',
      currency: 'USD',
      page: 'Find a doctor',
      pageVariantId: '0a1b2c_es_default',
      site: 'main',
      language: 'es',
      consent_required: 'C0002',
    },
  ]);
  // Data alone, nothing to be seen.
  expect([...container.children].map(({ tagName }) => tagName)).toEqual(['SCRIPT']);
  await expectNoAxeViolations(container);
});

it('[S-318] names the entity a page is of by its kind and id', async () => {
  const entity = { entityTypeId: 'healthcareProfessional', id: '1042', name: 'Ana Vale' } as never;
  await view('normal', load({ entity, variant: 'plan', route: { name: 'Provider', itemId: '{1}' } }));
  expect(window.dataLayer).toMatchObject([
    { page: 'Provider', site: 'plan', entity_kind: 'healthcareProfessional', entity_id: '1042' },
  ]);
  expect(JSON.stringify(window.dataLayer)).not.toContain('Vale');
});

it('[S-318] fills a listing’s pattern with what its address names', async () => {
  const wildcard = {
    city: { name: 'Fresno', slug: 'fresno', region: 'CA' },
    specialty: { name: 'Cardiology', slug: 'cardiology', people: 'Cardiologists' },
  } as never;
  await view('normal', load({ wildcard, route: { name: '{specialty} in {city}', itemId: '{1}' } }));
  const [seen] = window.dataLayer as { page: string }[];
  expect(seen).toMatchObject({ listing_city: 'Fresno', listing_specialty: 'Cardiology' });
  expect(seen?.page).toMatch(/^Cardiolog\w+ in Fresno$/);
});

it('[S-318] tells nothing while editing, and nothing of a page without a name', async () => {
  expect(await load({ mode: 'edit' })).toBeUndefined();
  await view('edit');
  await view('normal', Promise.resolve(undefined));
  expect(window.dataLayer).toBeUndefined();
});
