import { screen } from '@testing-library/react';
import { barePlanProvider } from '#src/components/entity/plan-provider/testing/planProviderFixture.ts';
import { updated as updatedEn } from '#src/i18n/en/updated.ts';
import { updated as updatedEs } from '#src/i18n/es/updated.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placedProps } from '#tests/support/placed.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadFreshness } from './Freshness.data.ts';
import { Freshness } from './Freshness.tsx';

const load = (updatedAt?: string) =>
  loadFreshness(placedProps('Freshness', {}).rendering, {
    entity: barePlanProvider(updatedAt === undefined ? {} : { updatedAt }),
    now: new Date('2026-11-21T18:00:00Z'),
  } as unknown as ComponentDataContext);
const draw = async (updatedAt?: string, page: Partial<PageProps> = {}) =>
  renderOnPage(<Freshness {...placedProps('Freshness', {})} data={await load(updatedAt)} />, {
    dictionary: updatedEn,
    ...page,
  });

it('says when the information was updated', async () => {
  const { container } = await draw('2026-11-17');
  expect(container).toHaveTextContent(/^Information updated as of November 17, 2026$/);
  await expectNoAxeViolations(container);
});

it('says that it was not verified in the last 90 days', async () => {
  const { container } = await draw('2026-05-02');
  expect(screen.getByText('Not recently verified')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('speaks Spanish', async () => {
  const { container } = await draw('2026-05-02', { locale: 'es', dictionary: updatedEs });
  expect(container).toHaveTextContent('Información actualizada al 2 de mayo de 2026');
  expect(container).toHaveTextContent('No se ha verificado recientemente');
});

it.each([undefined, '0001-01-01', 'soon'])('[R-090] says nothing of the date %j', async (date) => {
  expect((await draw(date)).container).toBeEmptyDOMElement();
  await draw(date, { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent('updateTimestamp');
});
