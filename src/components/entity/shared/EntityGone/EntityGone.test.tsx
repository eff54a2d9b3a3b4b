import { loadCard } from '#card-types';
import { screen } from '@testing-library/react';
import { wireProvider } from '#src/components/cards/testing/providerFixture.ts';
import { facilityFixture } from '#src/components/entity/facility/testing/facilityFixture.ts';
import { storyFixture } from '#src/components/entity/patient-story/testing/storyFixture.ts';
import { planProviderFixture } from '#src/components/entity/plan-provider/testing/planProviderFixture.ts';
import { words } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import { createLacks } from '#src/page/lacks.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import { gone as goneEn } from '#src/i18n/en/gone.ts';
import { gone as goneEs } from '#src/i18n/es/gone.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import type { VerticalSearch } from '#src/ports/SearchPort.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadEntityGone } from './EntityGone.data.ts';
import type { EntityGoneData } from './EntityGone.data.ts';
import { EntityGone } from './EntityGone.tsx';
import { placed, placedProps } from '#tests/support/placed.ts';

const found = ['a', 'b', 'c'].map((id) => ({
  id,
  data: wireProvider({ id, name: `Doctor ${id}, MD` }),
  metres: 0,
}));
const similar = { cardTypes: ['Provider'], results: found };
const dictionaries = { en: { ...words.en, ...goneEn }, es: { ...words.es, ...goneEs } };

beforeAll(() => loadCard('Provider'));

function draw(entity: Entity, data: EntityGoneData | undefined, page: Partial<PageProps> = {}) {
  return renderOnPage(<EntityGone {...placedProps('EntityGone')} {...(data && { data })} />, {
    entity,
    dictionary: dictionaries[page.locale ?? 'en'],
    ...page,
  }).container;
}

/** Runs the loader; `near` and `anywhere` say how many others there are. */
async function load(
  entity: Entity,
  {
    near = 3,
    anywhere = 3,
    isGone = true,
    english,
  }: { near?: number; anywhere?: number; isGone?: boolean; english?: Entity } = {},
) {
  const asked: VerticalSearch[] = [];
  const search = {
    vertical: async (wanted: VerticalSearch) => {
      asked.push(wanted);
      const count = JSON.stringify(wanted.staticFilters).includes('$near') ? near : anywhere;
      return { count, offset: 0, results: found.slice(0, count), facets: [] };
    },
  };
  const directory = { entity: async () => ({ kind: 'absent', former: english }) };
  const { orElse } = createLacks(() => undefined);
  const context = { entity, isGone, search, directory, locale: entity.locale, orElse };
  const data = await loadEntityGone(placed('EntityGone'), context as unknown as ComponentDataContext);
  return { data, asked };
}

describe('at the address of a deleted entity', () => {
  it('says who is no longer listed, and shows the search, the telephone and others like them', async () => {
    const container = draw(providerFixture({ name: 'Ana Ruiz, MD' }), {
      search: '/find-provider?x=1',
      similar,
      near: 'Davis',
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ana Ruiz, MD is no longer listed');
    expect(screen.getByRole('link', { name: 'Find another doctor' })).toHaveAttribute(
      'href',
      '/find-provider?x=1',
    );
    expect(screen.getByRole('link', { name: 'Call 888-834-1788' })).toHaveAttribute(
      'href',
      'tel:+18888341788',
    );
    expect(screen.getByRole('region', { name: 'Similar providers near Davis' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expectNoAxeViolations(container);
  });

  it('speaks Spanish and stays in it', () => {
    const container = draw(
      providerFixture({ locale: 'es' }),
      { search: '/find-provider', similar },
      { locale: 'es' },
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ya no figura en nuestro directorio');
    expect(screen.getByRole('link', { name: 'Buscar otro médico' })).toHaveAttribute(
      'href',
      '/es/find-provider',
    );
    expect(container.textContent).not.toMatch(/\bgone\.[a-z]/);
  });

  it('on the plan’s site names no telephone of the network', () => {
    draw(planProviderFixture(), { search: '/find-provider' }, { variant: 'plan' });
    expect(screen.getByRole('link', { name: 'Find another doctor' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  it.each([
    ['location', facilityFixture(), 'Find another location'],
    ['story', storyFixture(), 'Search the site'],
  ])('of a %s leads to where others are', (_, entity, name) => {
    draw(entity, { search: '/somewhere' });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/somewhere');
  });
});

it('shows visitors nothing on any other page, and tells editors why', () => {
  expect(draw(providerFixture(), undefined)).toBeEmptyDOMElement();
  draw(providerFixture(), undefined, { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent('EntityGone');
});

describe('others like it', () => {
  const near = { fieldId: 'builtin.location', matcher: '$near', value: { lat: 37.8, lng: -122.4 } };

  it('are of the same specialty near the former office, which is named', async () => {
    const { data, asked } = await load(providerFixture());
    expect(asked).toMatchObject([
      {
        verticalKey: 'healthcare-professionals-by-specialty',
        limit: 3,
        staticFilters: [{ fieldId: 'c_providerSpecialties.specialty.name', value: 'Family Medicine' }, near],
      },
    ]);
    expect(data?.similar?.results.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(data?.near).toBe('Alder Bay');
    expect(decodeURIComponent(data?.search ?? '')).toMatch(/^\/find-provider\?.*Family\+Medicine/);
  });

  it.each([
    ['nobody is near', providerFixture(), { near: 0 }, 2],
    ['nothing says where it was', providerFixture({ offices: [] }), {}, 1],
  ])('are anywhere when %s', async (_, entity, world, calls) => {
    const { data, asked } = await load(entity, world);
    expect(asked).toHaveLength(calls);
    expect(JSON.stringify(asked.at(-1))).not.toContain('$near');
    expect(data?.similar?.results).toHaveLength(3);
  });

  it('are asked for in English', async () => {
    const english = providerFixture();
    const spanish = providerFixture({
      locale: 'es',
      specialties: english.specialties.map((one) => ({ ...one, name: 'Medicina familiar' })),
    });
    const { asked } = await load(spanish, { english });
    expect(JSON.stringify(asked)).toContain('Family Medicine');
    expect(JSON.stringify(asked)).not.toContain('Medicina familiar');
  });

  it.each([
    ['a provider of the plan', planProviderFixture(), 'shp-providers', /^\/find-provider\?/],
    ['a location', facilityFixture(), 'healthcare-facilities-by-type', /^\/find-location\?/],
  ])('of %s are of its kind', async (_, entity, verticalKey, search) => {
    const { data, asked } = await load(entity);
    expect(asked[0]).toMatchObject({ verticalKey });
    expect(data?.search).toMatch(search);
  });

  it('are not asked for where nothing says what it was, nor of what stands for itself', async () => {
    const bare = await load(providerFixture({ specialties: [], offices: [] }));
    expect(bare).toEqual({ asked: [], data: { search: expect.stringMatching(/^\/find-provider/) } });
    expect(await load(storyFixture())).toEqual({ asked: [], data: { search: '/search' } });
  });

  it('are not asked for on the page of what is listed', async () => {
    expect(await load(providerFixture(), { isGone: false })).toEqual({ asked: [], data: undefined });
  });
});
