import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/drawCard.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const award = {
  type: 'ce_award',
  name: 'Green Building Award',
  slug: 'green-building-award',
  c_awardPresenter: named('Pacific Nursing Excellence Board'),
  c_displayYears: '2025–2026',
  c_latestYearOfAward: 2026,
  c_awardLocations: named('Alder Bay Hospital', 'Quail Clinic', 'Fig Center'),
  c_awardProviders: named('Quoc Huynh, MD', 'Julian Chaudhry, PA', 'Aarav Coswell, MD'),
  c_awardServices: named('Imaging', 'Lab', 'Heart', 'Skin'),
  c_awardType: 'Award',
  image: { url: 'https://media.example/award.png', alternateText: 'Seal' },
  description: 'Recognizes teams that review their own work.',
};
const draw = (more: Record<string, unknown> = {}, options = {}) =>
  drawCard('Award', { ...award, ...more }, options);

it('[Q-219] says who gave it, for which years, and what it honours', async () => {
  const { container } = await draw();
  expect(screen.getByRole('heading', { name: 'Green Building Award' })).toBeVisible();
  expect(screen.getByText('Award · 2025–2026')).toBeVisible();
  expect(screen.getByText('Presented by Pacific Nursing Excellence Board')).toBeVisible();
  expect(screen.getByText('Recognizes teams that review their own work.')).toBeVisible();
  expect(screen.getByText('Alder Bay Hospital + 2 locations')).toBeVisible();
  expect(screen.getByText('Quoc Huynh, MD · Julian Chaudhry, PA +1')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Imaging', 'Lab', 'Heart']);
  await expectNoAxeViolations(container);
});

it('[C-087] its picture is 164 by 164', async () => {
  const { container } = await draw();
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', 'https://media.example/award.png');
  expect(picture).toHaveAttribute('width', '164');
  expect(picture).toHaveAttribute('height', '164');
});

it('draws a seal where there is no picture, and tells the latest year where no years are worded', async () => {
  const { container } = await draw({ image: { url: '//elsewhere/x.png' }, c_displayYears: ' ' });
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-art][aria-hidden="true"] svg')).not.toBeNull();
  expect(screen.getByText('Award · 2026')).toBeVisible();
});

it('[Q-086] leads to /404, awards having no pages, unless it names an address', async () => {
  const { unmount } = await draw();
  expect(screen.getByRole('link', { name: 'Green Building Award' })).toHaveAttribute('href', '/404');
  unmount();
  await draw({ website: { url: 'https://awards.example/green' } });
  expect(screen.getByRole('link', { name: 'Green Building Award' })).toHaveAttribute(
    'href',
    'https://awards.example/green',
  );
});

it('speaks Spanish', async () => {
  await draw({ c_awardType: 'Accreditation' }, { page: { locale: 'es' } });
  expect(screen.getByText('Acreditación · 2025–2026')).toBeVisible();
  expect(screen.getByText('Otorgado por Pacific Nursing Excellence Board')).toBeVisible();
});
