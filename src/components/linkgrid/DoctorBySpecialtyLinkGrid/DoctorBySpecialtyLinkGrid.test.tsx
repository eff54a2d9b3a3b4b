import { screen } from '@testing-library/react';
import { linkgrid } from '#src/i18n/en/linkgrid.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placed, placedProps } from '#tests/support/placed.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadDoctorBySpecialtyLinkGrid } from './DoctorBySpecialtyLinkGrid.data.ts';
import { DoctorBySpecialtyLinkGrid } from './DoctorBySpecialtyLinkGrid.tsx';

const cardiology = { uid: '100005', name: 'Cardiología', englishName: 'Cardiology', slug: 'cardiology' };
const draw = (data?: (typeof cardiology)[]) =>
  renderOnPage(<DoctorBySpecialtyLinkGrid {...placedProps('DoctorBySpecialtyLinkGrid')} data={data} />, {
    dictionary: linkgrid,
    locale: 'es',
  });
const load = (professionalSpecialties: (locale: string) => Promise<unknown>) =>
  loadDoctorBySpecialtyLinkGrid(placed('DoctorBySpecialtyLinkGrid'), {
    directory: { professionalSpecialties },
    locale: 'es',
  } as unknown as ComponentDataContext);

it('[Q-081] leads to the doctors of each specialty, named in the language of the page', async () => {
  const data = await load(async (locale) => (locale === 'es' ? [cardiology] : []));
  const { container } = draw(data);
  expect(screen.getByRole('link', { name: 'Cardiología' })).toHaveAttribute(
    'href',
    '/es/find-doctor/specialty/cardiology',
  );
  await expectNoAxeViolations(container);
});

it('[X-056] has no specialty to show when they cannot be had, and says so to the page', async () => {
  await expect(load(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(draw([]).container).toBeEmptyDOMElement();
});
