import { screen } from '@testing-library/react';
import { drawSection, expectSection, words } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { openScheduling, providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import { serverHtml } from '#tests/support/hydrateOnPage.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderOpenScheduling } from './ProviderOpenScheduling.tsx';

expectSection(ProviderOpenScheduling, 'ProviderOpenScheduling', 'booking ladder', { full: openScheduling });

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderOpenScheduling, providerFixture(openScheduling));
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it('[R-045] has the two headings of rule 4, and loads nothing before it is near', () => {
  drawSection(ProviderOpenScheduling, providerFixture(openScheduling));
  expect(screen.getByRole('heading', { level: 2, name: 'Book an Appointment' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Earliest Available' })).toBeVisible();
});

it.each([
  ['[R-045a] without open scheduling', { openScheduling: false }],
  ['[R-045b] without a provider id', { schedulingId: undefined }],
  ['[R-045d] with two offices', { offices: providerFixture().offices }],
])('%s it is not there', (_, more) => {
  const { container } = drawSection(ProviderOpenScheduling, providerFixture({ ...openScheduling, ...more }));
  expect(container).toBeEmptyDOMElement();
});

it('is a link to the scheduling page until scripts run', async () => {
  const html = await serverHtml(<ProviderOpenScheduling />, {
    dictionary: words.en,
    entity: providerFixture(openScheduling),
  });
  expect(html).toContain('href="/-/demo/schedule?providerId=E1"');
});
