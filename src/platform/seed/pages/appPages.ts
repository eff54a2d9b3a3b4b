import type { SeedPage } from '../../content/PageSeed.ts';
import type { Rendering } from '../Rendering.ts';
import type { Bilingual } from '../bilingual.ts';
import {
  bares,
  bare,
  exampleEntity,
  link,
  linkItems,
  linkList,
  page,
  place,
  rich,
  sectionHeader,
  slim,
  t,
} from './blocks.ts';

/** The facility page: one layout for every facility (S-124). */
const facilityPage = page('main', {
  path: '/find-location/facility/*',
  fields: exampleEntity('fac0001'),
  title: t('Location', 'Centro'),
  summary: t(
    'Hours, address, services and how to get there.',
    'Horario, dirección, servicios y cómo llegar.',
  ),
  body: [
    ...(['FacilityHero', 'FacilityFeaturedHero'] as const).map((component): Rendering => ({
      component,
      placeholders: {
        'facility-hero-{*}': bares(
          'FacilityAlert',
          'FacilityAppointmentButton',
          'FacilityHours',
          'FacilityWaitTime',
          'FacilityContact',
          'FacilityVisiting',
          'FacilityParking',
          'FacilityCampusMapButton',
        ),
      },
    })),
    // The way here and what is done here are what most people come for.
    bare('FacilityFindingYourWay'),
    bare('FacilityOfferedServices'),
    {
      component: 'DetailPageContainer',
      params: { AsidePosition: 'right' },
      placeholders: {
        'detail-main-{*}': bares(
          'FacilityDescription',
          'FacilityConditions',
          'FacilityDiagnostics',
          'FacilityTreatments',
          'FacilityMediaGallery',
          'FacilityVideo',
          'FacilityFaqs',
          'FacilityResources',
          'FacilityAwards',
        ),
        'detail-aside-{*}': bares(
          'FacilityHours',
          'FacilityAmenities',
          'FacilityPaymentMethods',
          'SaveContact',
          // Last of all also on a phone, where the facts of this column come after the others.
          'Freshness',
        ),
      },
    },
    bare('FacilityStatsPromo'),
    bare('FacilityCallToAction'),
  ],
  bottom: [bare('FacilityRelatedLocations')],
});

const helpLinks = [
  ['/find-provider', t('Find a doctor', 'Encontrar un médico')],
  ['/find-location?verticalKey=healthcare_facilities', t('Find a location', 'Encontrar un centro')],
  ['/search', t('Search the site', 'Buscar en el sitio')],
] as const;
const planHelpLinks = [
  ['/find-provider', t('Find care in your plan', 'Encontrar atención en su plan')],
  ['/members', t('Member help', 'Ayuda para miembros')],
  ['/search', t('Search the site', 'Buscar en el sitio')],
] as const;

const lostTasks = [
  ['/find-location/type/urgent-care', t('Urgent care near you', 'Atención urgente cerca de usted')],
  ['/patients/billing', t('Pay a bill', 'Pagar una factura')],
  ['tel:+14155550142', t('Nurse line 415-555-0142', 'Línea de enfermería 415-555-0142')],
] as const;
const planLostTasks = [
  ['/find-provider', t('Find care in your plan', 'Encontrar atención en su plan')],
  ['/members', t('Member help', 'Ayuda para miembros')],
  ['tel:+19165550118', t('Call us at 916-555-0118', 'Llámenos al 916-555-0118')],
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
        place(
          'NotFoundHelp',
          {
            Headline: t('We could not find that page', 'No encontramos esa página'),
            Text: t(
              '<p>It may have moved, or the address may have a small mistake. Nothing is wrong on your side.</p>',
              '<p>Es posible que haya cambiado de lugar o que la dirección tenga un pequeño error. No hizo nada mal.</p>',
            ),
            Image: { src: '', alt: '' },
          },
          { items: linkItems(site === 'main' ? lostTasks : planLostTasks) },
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
          '<p>Every page of this site, section by section and by title.</p>',
          '<p>Todas las páginas de este sitio, por sección y por título.</p>',
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

const dropdown = (kind: string, headline: Bilingual, text: Bilingual): Rendering[] => [
  sectionHeader(headline, text),
  bare('DropdownRedirectSearch', { SearchType: kind }),
];

/** Where the roots of plan, medical group and hospital addresses lead (S-066–S-068). */
const healthPlans = page('main', {
  path: '/health-plan',
  title: t('Health plans we accept', 'Planes de salud que aceptamos'),
  summary: t(
    'See which health plans work with our hospitals and medical groups.',
    'Vea qué planes de salud trabajan con nuestros hospitales y grupos médicos.',
  ),
  body: [
    place('BasicHero', {
      Headline: t('Health plans we accept', 'Planes de salud que aceptamos'),
      Text: t(
        '<p>Look by your plan, or by the hospital or medical group you would like to use. Then check with your plan: only it can say what is covered.</p>',
        '<p>Busque por su plan, o por el hospital o grupo médico que quiere usar. Después confirme con su plan: solo su plan puede decir qué cubre.</p>',
      ),
    }),
    slim(
      ...dropdown(
        'payors',
        t('By health plan', 'Por plan de salud'),
        t('The company on your card.', 'La compañía que aparece en su tarjeta.'),
      ),
      ...dropdown(
        'hospitals',
        t('By hospital', 'Por hospital'),
        t('Plans each hospital accepts.', 'Planes que acepta cada hospital.'),
      ),
      ...dropdown(
        'medical-groups',
        t('By medical group', 'Por grupo médico'),
        t('Plans each group accepts.', 'Planes que acepta cada grupo.'),
      ),
      linkList(t('More about coverage', 'Más sobre la cobertura'), [
        ['/patients/insurance', t('Insurance we take', 'Seguros que aceptamos')],
        ['/patients/financial-help', t('Financial help', 'Ayuda económica')],
      ]),
    ),
  ],
});

/** Pages that are tools rather than texts. */
export const appPages: readonly SeedPage[] = [
  facilityPage,
  healthPlans,
  ...errorPages('main'),
  ...errorPages('plan'),
  indexingSitemap('main'),
  indexingSitemap('plan'),
];
