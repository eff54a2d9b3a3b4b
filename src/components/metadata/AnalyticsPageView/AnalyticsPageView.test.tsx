import type { ComponentDataContext } from '#src/ports/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadAnalyticsPageView } from './AnalyticsPageView.data.ts';
import { AnalyticsPageView } from './AnalyticsPageView.tsx';

const rendering = { componentName: 'AnalyticsPageView', uid: 'a' };
const route = { name: 'Find a doctor', itemId: '{0A1B-2C}' };
const load = (more: Partial<ComponentDataContext> = {}) =>
  loadAnalyticsPageView(rendering, { locale: 'es', mode: 'normal', route, ...more } as ComponentDataContext);

async function view(mode: 'normal' | 'edit' = 'normal', data = load()) {
  const seen = await data;
  return renderOnPage(
    <AnalyticsPageView rendering={rendering} params={{}} fields={{}} {...(seen && { data: seen })} />,
    { locale: 'es', mode },
  );
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
      language: 'es',
      consent_required: 'C0002',
    },
  ]);
  expect(container).toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it('[S-318] tells nothing while editing, and nothing of a page without a name', async () => {
  expect(await load({ mode: 'edit' })).toBeUndefined();
  await view('edit');
  await view('normal', Promise.resolve(undefined));
  expect(window.dataLayer).toBeUndefined();
});
