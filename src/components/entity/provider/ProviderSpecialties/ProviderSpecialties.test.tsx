import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { drawSection, expectSection, words } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import type { ProviderSpecialtyEntry } from '#src/domain/entities/Provider.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { OnPage, pageFixture } from '#tests/support/renderOnPage.tsx';
import { loadProviderSpecialties } from './ProviderSpecialties.data.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderSpecialties } from './ProviderSpecialties.tsx';
import { placed, placedProps } from '#tests/support/placed.ts';

const now = new Date('2026-11-21T18:00:00Z');
beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const one = (more: Partial<ProviderSpecialtyEntry>) => ({
  specialties: providerFixture().specialties.map((specialty) => ({ ...specialty, ...more })),
});

expectSection(ProviderSpecialties, 'ProviderSpecialties', 'c_providerSpecialties');

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderSpecialties);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it.each([
  ['[R-060, R-065] open', {}, 'Accepting new patients'],
  ['[R-061, R-065] closed', one({ status: 'Closed' }), 'Not accepting new patients'],
  ['[R-066] nobody is taken', { acceptingNewPatients: false }, 'Not accepting new patients'],
  ['[R-062, D-176] otherwise', one({ status: 'Limited', alternativeText: 'By referral' }), 'By referral'],
  ['[R-068, R-065] unknown', one({ status: 'Unknown', defaultText: 'Call us' }), 'Call us'],
])('%s', (_, more, text) => {
  drawSection(ProviderSpecialties, providerFixture(more));
  expect(screen.getByText(text)).toBeVisible();
});

it('[R-067] a specialty that hides its status has none', () => {
  const { container } = drawSection(ProviderSpecialties, providerFixture(one({ hidesBooking: true })));
  expect(container).toBeEmptyDOMElement();
});

it('[D-178, R-064] who is still to start is coming soon, also in the HTML of the server', async () => {
  const entity = providerFixture({ startDate: '2027-03-01' });
  const text = 'Coming Soon · Available Beginning March 2027';
  const { unmount } = drawSection(ProviderSpecialties, entity);
  expect(screen.getByText(text)).toBeVisible();
  unmount();
  const data = await loadProviderSpecialties(placed('ProviderSpecialties'), {
    entity,
    now,
  } as ComponentDataContext);
  const html = renderToString(
    <OnPage page={pageFixture({ dictionary: words.en, entity })}>
      <ProviderSpecialties {...placedProps('ProviderSpecialties')} data={data} />
    </OnPage>,
  );
  expect(html.replace(/<!-- -->/g, '')).toContain(text);
});

it('[D-178] whoever has started is not, even where the kept page still said so', () => {
  const entity = providerFixture({ startDate: '2026-11-20' });
  drawSection(ProviderSpecialties, entity, {}, { data: { isStillToStart: true } as never });
  expect(screen.queryByText(/Coming Soon/)).not.toBeInTheDocument();
});

it.each([
  ['Certified', 'Accepting new patients · Board certified'],
  ['Eligible', 'Accepting new patients · Board eligible'],
  ['Not certified/unknown', 'Accepting new patients'],
])('[R-069] as a list, with board certification %s', (boardCertification, text) => {
  drawSection(
    ProviderSpecialties,
    providerFixture(one({ boardCertification })),
    {},
    placedProps('ProviderSpecialties', { params: { Look: 'list' } }),
  );
  expect(screen.getByRole('heading', { name: 'Specialties' })).toBeVisible();
  expect(screen.getByRole('definition')).toHaveTextContent(new RegExp(`^${text}$`));
});
