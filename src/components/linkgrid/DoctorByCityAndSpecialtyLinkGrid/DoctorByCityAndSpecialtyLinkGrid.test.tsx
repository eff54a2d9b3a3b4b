import { screen } from '@testing-library/react';
import type { Wildcard } from '#src/domain/browse/wildcard.ts';
import { linkgrid } from '#src/i18n/en/linkgrid.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { VerticalSearch } from '#src/ports/SearchPort.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { text } from '#tests/support/renderContent.tsx';
import { placed, placedProps } from '#tests/support/placed.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadDoctorByCityAndSpecialtyLinkGrid } from './DoctorByCityAndSpecialtyLinkGrid.data.ts';
import { DoctorByCityAndSpecialtyLinkGrid } from './DoctorByCityAndSpecialtyLinkGrid.tsx';

const specialty = (uid: string, englishName: string) => ({
  uid,
  englishName,
  name: englishName,
  slug: englishName.toLowerCase(),
});
const all = [specialty('1', 'Cardiology'), specialty('2', 'Urology'), specialty('3', 'Podiatry')];
const city = { name: 'Sacramento', region: 'CA', slug: 'sacramento' };

function world(wildcard: Wildcard | undefined, offered: string[] | Error) {
  const asked: VerticalSearch[] = [];
  const context = {
    locale: 'en',
    wildcard,
    config: { product: 'Sutter' },
    directory: { professionalSpecialties: async () => all },
    search: {
      vertical: async (search: VerticalSearch) => {
        asked.push(search);
        if (offered instanceof Error) throw offered;
        const options = offered.map((value) => ({ value, count: 2 }));
        return { facets: [{ fieldId: 'c_providerSpecialties.specialty.name', options }] };
      },
    },
  } as unknown as ComponentDataContext;
  const load = () =>
    loadDoctorByCityAndSpecialtyLinkGrid(placed('DoctorByCityAndSpecialtyLinkGrid'), context);
  return { asked, load };
}

it('[Q-081, S-135] leads from a city to each specialty its own doctors have', async () => {
  const { asked, load } = world({ city }, ['Urology', 'Cardiology']);
  const data = await load();
  expect(asked[0]).toMatchObject({
    verticalKey: 'healthcare_professionals',
    limit: 0,
    staticFilters: [
      { fieldId: 'c_offices.officeOrFacility.address.city', value: 'Sacramento' },
      { fieldId: 'c_providerIsSutter', value: true },
    ],
  });
  const { container } = renderOnPage(
    <DoctorByCityAndSpecialtyLinkGrid
      {...placedProps('DoctorByCityAndSpecialtyLinkGrid', {
        fields: { Headline: text('Specialties in {city}') },
      })}
      data={data}
    />,
    { dictionary: linkgrid, wildcard: { city } },
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Specialties in Sacramento' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/find-doctor/city/sacramento/cardiology',
    '/find-doctor/city/sacramento/urology',
  ]);
  await expectNoAxeViolations(container);
});

it('leaves out the specialty the address names', async () => {
  const { load } = world({ city, specialty: all[0] }, ['Urology', 'Cardiology']);
  expect((await load())?.map(({ name }) => name)).toEqual(['Urology']);
});

it('has nothing without a city, and no answer of its own when there is none', async () => {
  expect(await world(undefined, ['Urology']).load()).toBeUndefined();
  await expect(world({ city }, new Error('down')).load()).rejects.toThrow('down');
});
