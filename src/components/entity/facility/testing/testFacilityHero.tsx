import { screen, within } from '@testing-library/react';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { expectNoteForEditors, expectTextOnly, placed } from './expectSection.tsx';
import { bareFacility, facilityFixture, HOSTILE_TEXT, LONG_NAME, RTL_NAME } from './facilityFixture.ts';

/** A hero of a facility page, and the ledger ids it proves, in brackets. */
interface HeroTests {
  Hero: DeclaredComponent;
  layout: 'standard' | 'featured';
  photo: { width: number; height: number };
  ids: {
    layout: string;
    names: string;
    fallback: string;
    photo: string;
    phone: string;
    nothing: string;
    editors: string;
  };
}

const child = (componentName: string): ComponentRendering => ({ componentName, uid: componentName });
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

/** Registers the tests of a facility page's hero: when it stands, what it says, where placed parts go, odd names. */
export function testFacilityHero({ Hero, layout, photo, ids }: HeroTests): void {
  const isFeatured = layout === 'featured';
  const entity = facilityFixture({ showFeaturedHero: isFeatured });
  const rendering: ComponentRendering = {
    componentName: Hero.name,
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

  it(`${ids.layout} is the ${layout} layout: only for facilities whose flag says so`, async () => {
    const { container } = renderOnPage(<Hero {...hero} />, { entity, breadcrumb });
    expect(container.querySelector(`.FacilityHeroBody--${layout}`)).not.toBeNull();
    expect(container.querySelector(`.FacilityHeroBody--${isFeatured ? 'standard' : 'featured'}`)).toBeNull();
    await expectNoAxeViolations(container);
    const other = renderOnPage(<Hero {...hero} />, {
      entity: facilityFixture({ showFeaturedHero: !isFeatured }),
    });
    expect(other.container).toBeEmptyDOMElement();
  });

  it(`${ids.names} shows parent location, display name and other name`, () => {
    renderOnPage(<Hero {...hero} />, {
      entity: { ...entity, name: 'HARBOR ST UC 12', displayName: 'Harbor Street Urgent Care' },
    });
    expect(screen.getByRole('link', { name: 'Meridian Alder Bay campus' })).toHaveAttribute(
      'href',
      '/find-location/facility/alder-bay-camp1',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Harbor Street Urgent Care' })).toBeInTheDocument();
    expect(screen.getByText('Formerly Harbor Street Clinic')).toBeInTheDocument();
  });

  it(`${ids.fallback} falls back to the name, and names a parent without a page as text`, () => {
    renderOnPage(<Hero {...hero} />, {
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

  it(`${ids.photo} shows the photo at ${photo.width} by ${photo.height}, art where there is none`, () => {
    const image = { url: '/photo.jpg', alternateText: 'The entrance' };
    renderOnPage(<Hero {...hero} />, { entity: { ...entity, image } });
    const shown = screen.getByRole('img', { name: 'The entrance' });
    expect(shown).toHaveAttribute('width', String(photo.width));
    expect(shown).toHaveAttribute('height', String(photo.height));
    const art = renderOnPage(<Hero {...hero} />, { entity });
    expect(art.container.querySelector('[data-art] svg')).not.toBeNull();
  });

  it(`${ids.phone} has a button that calls the main phone`, () => {
    renderOnPage(<Hero {...hero} />, { entity });
    expect(screen.getByRole('link', { name: 'Call 415-555-0188' })).toHaveAttribute(
      'href',
      'tel:+14155550188',
    );
  });

  it('says that nobody knows the hours, and to call where there is a phone', () => {
    const unknown = { ...entity, hours: undefined, additionalHoursText: undefined };
    renderOnPage(<Hero {...hero} />, { entity: unknown });
    expect(screen.getByText('Hours not known. Please call before you come.')).toBeInTheDocument();
    renderOnPage(<Hero {...hero} />, { entity: { ...unknown, mainPhone: undefined } });
    expect(screen.getByText('Hours not known')).toBeInTheDocument();
    const { container } = renderOnPage(<Hero {...hero} />, { entity });
    expect(container).not.toHaveTextContent('Hours not known');
  });

  it('draws what editors placed, each in its area', () => {
    const { container } = renderOnPage(<Hero {...hero} />, { entity }, drawNames);
    const area = (name: string) =>
      [...container.querySelectorAll('.FacilityHeroBody-' + name + ' .slot')].map((slot) => slot.textContent);
    expect(area('alerts')).toEqual(['FacilityAlert']);
    expect(area('actions')).toEqual(['FacilityAppointmentButton', 'FacilityCampusMapButton']);
    expect(area('facts')).toEqual(['FacilityHours', 'FacilityContact']);
  });

  it('leaves the placeholder whole for editors, and keeps it when it is empty', () => {
    const draw = jest.fn(drawNames);
    renderOnPage(<Hero {...hero} />, { entity, mode: 'edit' }, draw);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(draw.mock.calls[0]?.[1]).toBe(rendering);
    const empty = { ...rendering, placeholders: { 'facility-hero-1': [] } };
    const { container } = renderOnPage(
      <Hero {...placed} rendering={empty} />,
      { entity, mode: 'edit' },
      draw,
    );
    expect(draw).toHaveBeenCalledTimes(2);
    expect(container.querySelector('.FacilityHeroBody-facts')).not.toBeNull();
  });

  it('shows the way here, the facility itself last', () => {
    renderOnPage(<Hero {...hero} />, { entity, breadcrumb, locale: 'es' });
    const trail = screen.getByRole('navigation', { name: 'Usted está aquí' });
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

  it(`${ids.nothing} shows nothing without an entity`, () => {
    const { container } = renderOnPage(<Hero {...hero} />);
    expect(container).toBeEmptyDOMElement();
  });

  it(`${ids.editors} tells editors why it is not shown`, async () => {
    await expectNoteForEditors(Hero, Hero.name, 'featured hero', { showFeaturedHero: !isFeatured });
  });

  it('prints hostile, long and right-to-left names as text', async () => {
    for (const displayName of [HOSTILE_TEXT, LONG_NAME, RTL_NAME]) {
      await expectTextOnly(
        Hero,
        bareFacility({
          showFeaturedHero: isFeatured,
          displayName,
          otherName: displayName,
          shortDescription: displayName,
        }),
      );
      expect(screen.getByRole('heading', { level: 1, name: displayName })).toHaveAttribute('dir', 'auto');
      document.body.innerHTML = '';
    }
  });
}
