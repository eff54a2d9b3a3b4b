import { screen, within } from '@testing-library/react';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import {
  bareFacility,
  facilityFixture,
  HOSTILE_TEXT,
  LONG_NAME,
  RTL_NAME,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import {
  expectNoteForEditors,
  expectTextOnly,
  placed,
} from '#src/components/entity/facility/testing/expectSection.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityHero } from './FacilityHero.tsx';

const child = (componentName: string): ComponentRendering => ({ componentName, uid: componentName });
const rendering: ComponentRendering = {
  componentName: 'FacilityHero',
  uid: 'hero',
  params: { DynamicPlaceholderId: '1' },
  placeholders: {
    'facility-hero-1': [
      'FacilityHours',
      'FacilityCampusMapButton',
      'FacilityAppointmentButton',
      'FacilityAlert',
      'FacilityContact',
    ].map(child),
  },
};
const hero = { ...placed, rendering };
const entity = facilityFixture({ showFeaturedHero: false });
const breadcrumb = [
  { title: 'Home', path: '/' },
  { title: 'Locations', path: '/find-location' },
  { title: '*', path: '/find-location/facility/*' },
];
const drawNames = (_: string, area: ComponentRendering) =>
  (Object.values(area.placeholders ?? {})[0] ?? []).map((one) => (
    <span key={(one as ComponentRendering).uid} className="slot">
      {(one as ComponentRendering).componentName}
    </span>
  ));

describe('FacilityHero', () => {
  it('[D-080] is the standard layout: only for facilities without the featured-hero flag', async () => {
    const { container } = renderOnPage(<FacilityHero {...hero} />, { entity, breadcrumb });
    expect(container.querySelector('.FacilityHeroBody--standard')).not.toBeNull();
    expect(container.querySelector('.FacilityHeroBody--featured')).toBeNull();
    await expectNoAxeViolations(container);
    const other = renderOnPage(<FacilityHero {...hero} />, {
      entity: facilityFixture({ showFeaturedHero: true }),
    });
    expect(other.container).toBeEmptyDOMElement();
  });

  it('[D-081, D-082, D-083] shows parent location, display name and other name', () => {
    renderOnPage(<FacilityHero {...hero} />, {
      entity: { ...entity, name: 'HARBOR ST UC 12', displayName: 'Harbor Street Urgent Care' },
    });
    expect(screen.getByRole('link', { name: 'Meridian Alder Bay campus' })).toHaveAttribute(
      'href',
      '/find-location/facility/alder-bay-camp1',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Harbor Street Urgent Care' })).toBeInTheDocument();
    expect(screen.getByText('Formerly Harbor Street Clinic')).toBeInTheDocument();
  });

  it('[D-082] falls back to the name, and names a parent without a page as text', () => {
    renderOnPage(<FacilityHero {...hero} />, {
      entity: {
        ...entity,
        displayName: undefined,
        name: 'Plain name',
        parentLocation: { id: '1', name: 'Campus' },
      },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Plain name' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Campus' })).toBeNull();
  });

  it('[D-085, C-131] shows the photo at 432 by 287, art where there is none', () => {
    const image = { url: '/photo.jpg', alternateText: 'The entrance' };
    renderOnPage(<FacilityHero {...hero} />, { entity: { ...entity, image } });
    const photo = screen.getByRole('img', { name: 'The entrance' });
    expect(photo).toHaveAttribute('width', '432');
    expect(photo).toHaveAttribute('height', '287');
    const art = renderOnPage(<FacilityHero {...hero} />, { entity });
    expect(art.container.querySelector('[data-art] svg')).not.toBeNull();
  });

  it('[D-087] has a button that calls the main phone', () => {
    renderOnPage(<FacilityHero {...hero} />, { entity });
    expect(screen.getByRole('link', { name: 'Call 415-555-0188' })).toHaveAttribute(
      'href',
      'tel:+14155550188',
    );
  });

  it('draws what editors placed, each in its area', () => {
    const { container } = renderOnPage(<FacilityHero {...hero} />, { entity }, drawNames);
    const area = (name: string) =>
      [...container.querySelectorAll('.FacilityHeroBody-' + name + ' .slot')].map((slot) => slot.textContent);
    expect(area('alerts')).toEqual(['FacilityAlert']);
    expect(area('actions')).toEqual(['FacilityAppointmentButton', 'FacilityCampusMapButton']);
    expect(area('facts')).toEqual(['FacilityHours', 'FacilityContact']);
  });

  it('[E-070] leaves the placeholder whole for editors, and keeps it when it is empty', () => {
    const draw = jest.fn(drawNames);
    renderOnPage(<FacilityHero {...hero} />, { entity, mode: 'edit' }, draw);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(draw.mock.calls[0]?.[1]).toBe(rendering);
    const empty = { ...rendering, placeholders: { 'facility-hero-1': [] } };
    const { container } = renderOnPage(
      <FacilityHero {...placed} rendering={empty} />,
      { entity, mode: 'edit' },
      draw,
    );
    expect(draw).toHaveBeenCalledTimes(2);
    expect(container.querySelector('.FacilityHeroBody-facts')).not.toBeNull();
  });

  it('shows the way here, the facility itself last', () => {
    renderOnPage(<FacilityHero {...hero} />, { entity, breadcrumb, locale: 'es' });
    const trail = screen.getByRole('navigation', { name: 'Ruta de navegación' });
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Home', 'Locations', 'Harbor Street Urgent Care']);
    expect(within(trail).getByRole('link', { name: 'Locations' })).toHaveAttribute(
      'href',
      '/es/find-location',
    );
  });

  it('[D-003, X-073] shows nothing without an entity', () => {
    const { container } = renderOnPage(<FacilityHero {...hero} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('[D-005, E-079] tells editors why it is not shown', async () => {
    await expectNoteForEditors(FacilityHero, 'FacilityHero', 'featured hero', { showFeaturedHero: true });
  });

  it('prints hostile, long and right-to-left names as text', async () => {
    for (const displayName of [HOSTILE_TEXT, LONG_NAME, RTL_NAME]) {
      await expectTextOnly(
        FacilityHero,
        bareFacility({
          showFeaturedHero: false,
          displayName,
          otherName: displayName,
          shortDescription: displayName,
        }),
      );
      expect(screen.getByRole('heading', { level: 1, name: displayName })).toHaveAttribute('dir', 'auto');
      document.body.innerHTML = '';
    }
  });
});
