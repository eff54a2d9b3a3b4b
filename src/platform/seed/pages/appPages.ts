import type { SeedPage, SeedRendering } from '../../content/PageSeed.ts';
import { link, linkList, page, place, rich, slim, t } from './blocks.ts';

const bare = (component: string, params: Record<string, string> = {}): SeedRendering => ({
  component,
  params,
});

/** The facility page: one layout for every facility (S-124). */
const facilityPage = page('main', {
  path: '/find-location/facility/*',
  title: t('Location', 'Centro'),
  summary: t(
    'Hours, address, services and how to get there.',
    'Horario, dirección, servicios y cómo llegar.',
  ),
  body: [
    ...(['FacilityHero', 'FacilityFeaturedHero'] as const).map((component): SeedRendering => ({
      component,
      placeholders: {
        'facility-hero-{*}': [
          'FacilityAlert',
          'FacilityAppointmentButton',
          'FacilityHours',
          'FacilityWaitTime',
          'FacilityContact',
          'FacilityCampusMapButton',
        ].map((name) => bare(name)),
      },
    })),
    {
      component: 'DetailPageContainer',
      params: { AsidePosition: 'right' },
      placeholders: {
        'detail-main-{*}': [
          'FacilityDescription',
          'FacilityOfferedServices',
          'FacilityConditions',
          'FacilityDiagnostics',
          'FacilityTreatments',
          'FacilityFindingYourWay',
          'FacilityMediaGallery',
          'FacilityVideo',
          'FacilityFaqs',
          'FacilityResources',
          'FacilityAwards',
        ].map((name) => bare(name)),
        'detail-aside-{*}': ['FacilityHours', 'FacilityAmenities'].map((name) => bare(name)),
      },
    },
    bare('FacilityStatsPromo'),
    bare('FacilityCallToAction'),
  ],
  bottom: [bare('FacilityRelatedLocations')],
});

const facet = (
  component: 'StandardFacet' | 'BooleanFacet',
  field: string,
  label: ReturnType<typeof t>,
  params: Record<string, string> = {},
): SeedRendering => place(component, { Label: label }, { params: { FacetFieldId: field, ...params } });

/** Location search (S-153): everything an editor may move stands in its own placeholder. */
const findLocation = page('main', {
  path: '/find-location',
  title: t('Find a location', 'Encontrar un centro'),
  summary: t(
    'Find a hospital, urgent care, lab or clinic near you, see who is open now and how long the wait is.',
    'Encuentre un hospital, atención urgente, laboratorio o clínica cerca de usted, vea quién está abierto ahora y cuánto se espera.',
  ),
  body: [
    {
      component: 'LocationSearch',
      fields: { Headline: t('Find a location', 'Encontrar un centro') },
      params: { ExperienceId: 'search', Limit: '20', DefaultView: 'list' },
      placeholders: {
        'search-bar-{*}': [
          place(
            'SearchBar',
            { Placeholder: t('Name, service or type of care', 'Nombre, servicio o tipo de atención') },
            { params: { Autocomplete: '1' } },
          ),
          place(
            'LocationBox',
            { Placeholder: t('City, ZIP or address', 'Ciudad, código postal o dirección') },
            { params: { LocationRadius: '25' } },
          ),
          bare('ExactLocationButton'),
        ],
        'search-filters-{*}': [bare('OpenNowSwitch')],
        'search-facets-{*}': [
          {
            component: 'FacetsPanel',
            placeholders: {
              'facets-{*}': [
                facet('StandardFacet', 'c_locationType', t('Type of location', 'Tipo de centro'), {
                  ShowMoreLimit: '10',
                }),
                facet('StandardFacet', 'c_relatedServices.name', t('Services', 'Servicios'), {
                  ShowMoreLimit: '8',
                  Searchable: '1',
                }),
                facet(
                  'StandardFacet',
                  'c_affiliate.name',
                  t('Hospital or medical group', 'Hospital o grupo médico'),
                  { ShowMoreLimit: '6', Searchable: '1' },
                ),
                facet('StandardFacet', 'address.city', t('City', 'Ciudad'), {
                  ShowMoreLimit: '8',
                  Searchable: '1',
                }),
                place(
                  'BooleanFacet',
                  {
                    Label: t('Emergency care', 'Atención de emergencia'),
                    OptionLabel: t('Has an emergency room', 'Tiene sala de emergencias'),
                  },
                  { params: { FacetFieldId: 'c_hasER', OptionLabel: 'Has an emergency room' } },
                ),
              ],
            },
          },
        ],
        'search-toolbar-{*}': [
          bare('ResultsCount'),
          bare('SortDropdown', { SortSet: 'locations' }),
          place('ListMapToggle', {
            ListLabel: t('List View', 'Ver lista'),
            MapLabel: t('Map View', 'Ver mapa'),
          }),
          bare('AppliedFilters'),
          bare('ClearAllFilters'),
        ],
        'search-results-{*}': [
          bare('ExactNameMatch'),
          bare('ResultsMap'),
          bare('VerticalResults', { CardType: 'Location', Limit: '20', Layout: 'List' }),
          bare('NoResultsMessage', { MessageSet: 'locations' }),
          bare('ResultsPagination'),
        ],
      },
    },
  ],
});

const helpLinks = [
  ['/find-provider', t('Find a doctor', 'Encontrar médico')],
  ['/find-location?verticalKey=healthcare_facilities', t('Find a location', 'Encontrar un centro')],
  ['/search', t('Search the site', 'Buscar en el sitio')],
] as const;
const planHelpLinks = [
  ['/find-provider', t('Find care in your plan', 'Encontrar atención en su plan')],
  ['/members', t('Member help', 'Ayuda para miembros')],
  ['/search', t('Search the site', 'Buscar en el sitio')],
] as const;

/** Calm pages for an address that leads nowhere and for trouble on our side. */
function errorPages(site: 'main' | 'plan'): SeedPage[] {
  const links = site === 'main' ? helpLinks : planHelpLinks;
  const phone = link('tel:+14155550142', t('Call 415-555-0142', 'Llame al 415-555-0142'));
  return [
    page(site, {
      path: '/_404',
      title: t('We could not find that page', 'No encontramos esa página'),
      summary: t(
        'The page may have moved. Here are some ways to go on.',
        'Es posible que la página haya cambiado de lugar. Aquí hay algunas formas de seguir.',
      ),
      hidden: true,
      body: [
        place('BasicHero', {
          Headline: t('We could not find that page', 'No encontramos esa página'),
          Text: t(
            '<p>It may have moved, or the address may have a small mistake. Nothing is wrong on your side.</p>',
            '<p>Es posible que haya cambiado de lugar o que la dirección tenga un pequeño error. No hizo nada mal.</p>',
          ),
        }),
        slim(
          linkList(t('Try one of these', 'Pruebe una de estas opciones'), links),
          place('SimplePromo', {
            Headline: t('Would you rather talk with someone?', '¿Prefiere hablar con alguien?'),
            PromoText: t(
              '<p>Our staff can help you find a doctor, a location or an answer.</p>',
              '<p>Nuestro personal puede ayudarle a encontrar un médico, un centro o una respuesta.</p>',
            ),
            PromoLink: phone,
          }),
        ),
      ],
    }),
    page(site, {
      path: '/_500',
      title: t('Something went wrong on our side', 'Algo falló de nuestro lado'),
      summary: t(
        'Please try again in a few minutes, or call us.',
        'Inténtelo de nuevo en unos minutos o llámenos.',
      ),
      hidden: true,
      body: [
        place('BasicHero', {
          Headline: t('Something went wrong on our side', 'Algo falló de nuestro lado'),
          Text: t(
            '<p>Please try again in a few minutes. If you need care now, you can still call us. In an emergency, call 911.</p>',
            '<p>Inténtelo de nuevo en unos minutos. Si necesita atención ahora, puede llamarnos. En una emergencia, llame al 911.</p>',
          ),
        }),
        slim(
          place('SimplePromo', {
            Headline: t('Need help now?', '¿Necesita ayuda ahora?'),
            PromoText: t(
              '<p>The nurse line is free and answers day and night.</p>',
              '<p>La línea de enfermería es gratuita y atiende de día y de noche.</p>',
            ),
            PromoLink: phone,
          }),
          linkList(t('Or try one of these', 'O pruebe una de estas opciones'), links),
        ),
      ],
    }),
  ];
}

const indexingSitemap = (site: 'main' | 'plan'): SeedPage =>
  page(site, {
    path: '/indexing-sitemap',
    title: t('All pages', 'Todas las páginas'),
    summary: t('A list of the pages of this site.', 'Una lista de las páginas de este sitio.'),
    body: [
      place('BasicHero', {
        Headline: t('All pages', 'Todas las páginas'),
        Text: t(
          '<p>Every page of this site, by title.</p>',
          '<p>Todas las páginas de este sitio, por título.</p>',
        ),
      }),
      rich(
        t(
          'Looking for a person or a place? The search is quicker.',
          '¿Busca a una persona o un centro? La búsqueda es más rápida.',
        ),
      ),
      bare('HtmlIndexingSitemap'),
    ],
  });

/** Pages that are tools rather than texts. */
export const appPages: readonly SeedPage[] = [
  facilityPage,
  findLocation,
  ...errorPages('main'),
  ...errorPages('plan'),
  indexingSitemap('main'),
  indexingSitemap('plan'),
];
