import type { SeedPage } from '../../content/PageSeed.ts';
import type { ComponentName, Rendering } from '../Rendering.ts';
import type { Bilingual } from '../bilingual.ts';
import { basicHero, container, link, page, place, prose, simplePromo, slim, t } from './blocks.ts';
import {
  cityOfLocation,
  cityOfProvider,
  doctorFacets,
  locationFacets,
  searchRendering,
  type SearchName,
  specialtyOfProvider,
} from './searchPages.ts';

type WildcardHero = Extract<ComponentName, `Find${string}Hero`>;
type Grid = Extract<ComponentName, `${string}LinkGrid`>;

interface Listing {
  path: string;
  wildcardType: string;
  /** Patterns in which {city}, {region}, {specialty} and {type} stand for what an address names. */
  title: Bilingual;
  summary: Bilingual;
  /** Below the title, which it does not say again. */
  lead: Bilingual;
  keywords: Bilingual;
  hero: WildcardHero;
  search: Rendering;
  intro: Bilingual;
  grid?: Rendering;
  /** Where all listings of the kind begin. */
  all: { href: string; text: Bilingual };
}

/** A listing: its title, the search, words about it, and the ways on. */
const listing = (input: Listing): SeedPage =>
  page('main', {
    path: input.path,
    title: input.title,
    summary: input.summary,
    wildcardType: input.wildcardType,
    fields: { 'Meta Keywords': input.keywords },
    body: [
      place(input.hero, { Headline: input.title, Text: prose(input.lead) }),
      input.search,
      ...(input.grid ? [input.grid] : []),
      container(
        [
          place('WildcardIntro', { Text: prose(input.intro) }),
          place('SimplePromo', {
            Headline: t('Still looking?', '¿Aún busca?'),
            PromoText: prose(
              t('Begin again from the whole list.', 'Empiece de nuevo por la lista completa.'),
            ),
            PromoLink: input.all,
          }),
        ],
        'tint',
      ),
    ],
  });

const doctors = (component: SearchName, facets: readonly Rendering[], title = aDoctor): Rendering =>
  searchRendering({
    component,
    title,
    placeholder: t('Condition or name', 'Afección o nombre'),
    card: 'Provider',
    sort: 'providers',
    messages: 'providers',
    filters: [place('ProviderOwnershipToggle', {})],
    facets,
  });

const aDoctor = t('Choose a doctor', 'Elija un médico');
/** Where a specialty is asked for: not everybody of one is a doctor. */
const aProvider = t('Choose a provider', 'Elija un profesional de la salud');

const places = (component: SearchName, facets: readonly Rendering[]): Rendering =>
  searchRendering({
    component,
    title: t('Choose a location', 'Elija un centro'),
    placeholder: t('Name or service', 'Nombre o servicio'),
    card: 'Location',
    sort: 'locations',
    messages: 'locations',
    hasMap: true,
    filters: [place('OpenNowSwitch', {})],
    facets,
  });

const grid = (component: Grid, headline: Bilingual): Rendering => place(component, { Headline: headline });

const allCities = link('/find-doctor/doctor-by-city', t('Doctors by city', 'Médicos por ciudad'));
const allSpecialties = link('/find-doctor/specialty', t('Doctors by specialty', 'Médicos por especialidad'));
const allTypes = link('/find-location/type', t('Locations by type', 'Centros por tipo'));

const listings: readonly SeedPage[] = [
  listing({
    path: '/find-doctor/city/*',
    wildcardType: 'Find Doctor By City',
    title: t('Doctors in {city}, {region}', 'Médicos en {city}, {region}'),
    summary: t(
      'Doctors with an office in {city}: who takes new patients, in which specialty, and how to book an appointment.',
      'Médicos con consultorio en {city}: quién acepta pacientes nuevos, en qué especialidad y cómo reservar una cita.',
    ),
    lead: t(
      'See who takes new patients, in which specialty, and how to book an appointment.',
      'Vea quién acepta pacientes nuevos, en qué especialidad y cómo reservar una cita.',
    ),
    keywords: t('doctors, {city}, {region}, Meridian Health', 'médicos, {city}, {region}, Meridian Health'),
    hero: 'FindDoctorByCityHero',
    search: doctors('FindDoctorByCitySearch', [specialtyOfProvider, ...doctorFacets]),
    grid: grid('DoctorByCityAndSpecialtyLinkGrid', t('Specialties in {city}', 'Especialidades en {city}')),
    intro: t(
      'Your record goes with you to every doctor of the network. If the one you want in {city} has no time soon or takes no new patients, ask about a video visit, or look in the next city.',
      'Su expediente va con usted a cualquier médico de la red. Si el que busca en {city} no tiene citas pronto o no acepta pacientes nuevos, pregunte por una consulta por video o busque en la ciudad más cercana.',
    ),
    all: allCities,
  }),
  listing({
    path: '/find-doctor/city/*/*',
    wildcardType: 'Find Doctor By City And Specialty',
    title: t('{specialty} in {city}, {region}', '{specialty} en {city}, {region}'),
    summary: t(
      '{specialty} in {city}: who they are, where they practice and how to reach them.',
      '{specialty} en {city}: quiénes son, dónde ejercen y cómo comunicarse con ellos.',
    ),
    lead: t(
      'Who they are, where in {city} they practice, and how to reach them.',
      'Quiénes son, dónde ejercen en {city} y cómo comunicarse con ellos.',
    ),
    keywords: t(
      '{specialty}, {city}, {region}, Meridian Health',
      '{specialty}, {city}, {region}, Meridian Health',
    ),
    hero: 'FindDoctorByCityAndSpecialtyHero',
    search: doctors('FindDoctorByCityAndSpecialtySearch', doctorFacets, aProvider),
    grid: grid(
      'DoctorByCityAndSpecialtyLinkGrid',
      t('Other specialties in {city}', 'Otras especialidades en {city}'),
    ),
    intro: t(
      'Some specialists ask for a referral from your own doctor; your health plan can tell you whether you need one. If nobody in {city} takes new patients, look under the specialty for others near you.',
      'Algunos especialistas piden una referencia de su propio médico; su plan de salud puede decirle si la necesita. Si nadie en {city} acepta pacientes nuevos, busque por especialidad a otros cerca de usted.',
    ),
    all: allSpecialties,
  }),
  listing({
    path: '/find-doctor/specialty/*',
    wildcardType: 'Find Doctor By Specialty',
    title: t('{specialty}', '{specialty}'),
    summary: t(
      '{specialty} at Meridian Health: who they are, where they practice near you and how to reach them.',
      '{specialty} en Meridian Health: quiénes son, dónde ejercen cerca de usted y cómo comunicarse con ellos.',
    ),
    lead: t(
      'Who they are, where they practice near you, and how to reach them.',
      'Quiénes son, dónde ejercen cerca de usted y cómo comunicarse con ellos.',
    ),
    keywords: t('{specialty}, doctors, Meridian Health', '{specialty}, médicos, Meridian Health'),
    hero: 'FindDoctorBySpecialtyHero',
    search: doctors('FindDoctorBySpecialtySearch', [cityOfProvider, ...doctorFacets], aProvider),
    intro: t(
      'Some specialists ask for a referral from your own doctor. Your health plan can tell you whether you need one.',
      'Algunos especialistas piden una referencia de su propio médico. Su plan de salud puede decirle si la necesita.',
    ),
    all: allSpecialties,
  }),
  listing({
    path: '/find-location/type/*',
    wildcardType: 'Find Location By Type',
    title: t('{type}', '{type}'),
    summary: t(
      '{type} at Meridian Health: what is near you, what is open now and how to get there.',
      '{type} en Meridian Health: qué hay cerca de usted, qué está abierto ahora y cómo llegar.',
    ),
    lead: t(
      'See which is near you, what is open now and how to get there.',
      'Vea cuál le queda cerca, qué está abierto ahora y cómo llegar.',
    ),
    keywords: t('{type}, locations, Meridian Health', '{type}, centros, Meridian Health'),
    hero: 'FindLocationByTypeHero',
    search: places('FindLocationByTypeSearch', [cityOfLocation, ...locationFacets]),
    grid: grid('LocationByCityAndTypeLinkGrid', t('{type} by city', '{type} por ciudad')),
    intro: t(
      'Hours on holidays may differ; each location shows its own. In an emergency, call 911.',
      'El horario puede cambiar en días festivos; cada centro muestra el suyo. En una emergencia, llame al 911.',
    ),
    all: allTypes,
  }),
  listing({
    path: '/find-location/city/*/*',
    wildcardType: 'Find Location By City And Type',
    title: t('{type} in {city}, {region}', '{type} en {city}, {region}'),
    summary: t(
      '{type} in {city}: addresses, hours and phone numbers, and what is open now.',
      '{type} en {city}: direcciones, horarios y teléfonos, y qué está abierto ahora.',
    ),
    lead: t(
      'Addresses, hours and phone numbers, and what is open now.',
      'Direcciones, horarios y teléfonos, y qué está abierto ahora.',
    ),
    keywords: t('{type}, {city}, {region}, Meridian Health', '{type}, {city}, {region}, Meridian Health'),
    hero: 'FindLocationByCityAndTypeHero',
    search: places('FindLocationByCityAndTypeSearch', locationFacets),
    grid: grid('LocationByCityAndTypeLinkGrid', t('Also in {city}', 'También en {city}')),
    intro: t(
      'Hours on holidays may differ; each location shows its own. In an emergency, call 911.',
      'El horario puede cambiar en días festivos; cada centro muestra el suyo. En una emergencia, llame al 911.',
    ),
    all: allTypes,
  }),
];

/** A page whose point is its link grid. */
const gridPage = (
  path: string,
  component: Grid,
  title: Bilingual,
  summary: Bilingual,
  ...after: Rendering[]
): SeedPage =>
  page('main', { path, title, summary, body: [basicHero(title, summary), place(component, {}), ...after] });

const findProvider = link('/find-provider', t('Find a doctor', 'Encontrar un médico'));

/** The ways in: grids of cities, specialties and types, and the listings below them. */
export const wildcardPages: readonly SeedPage[] = [
  gridPage(
    '/find-doctor/doctor-by-city',
    'DoctorByCityLinkGrid',
    t('Doctors by city', 'Médicos por ciudad'),
    t('Every city where our doctors see patients.', 'Todas las ciudades donde atienden nuestros médicos.'),
    slim(
      simplePromo(
        t('Looking for a certain doctor?', '¿Busca a un médico en particular?'),
        t('Search by name, specialty or condition.', 'Busque por nombre, especialidad o afección.'),
        findProvider,
      ),
    ),
  ),
  gridPage(
    '/find-doctor/specialty',
    'DoctorBySpecialtyLinkGrid',
    t('Doctors by specialty', 'Médicos por especialidad'),
    t(
      'Every specialty of our doctors and other providers, from A to Z.',
      'Todas las especialidades de nuestros médicos y otros profesionales, de la A a la Z.',
    ),
    slim(
      simplePromo(
        t('Not sure which specialty?', '¿No sabe qué especialidad?'),
        t('Search by what bothers you.', 'Busque por lo que le molesta.'),
        findProvider,
      ),
    ),
  ),
  gridPage(
    '/find-location/type',
    'LocationTypeLinkGrid',
    t('Locations by type', 'Centros por tipo'),
    t(
      'Hospitals, clinics, labs and every other kind of place we have.',
      'Hospitales, clínicas, laboratorios y todos los demás tipos de centro que tenemos.',
    ),
    slim(
      simplePromo(
        t('Looking for a certain place?', '¿Busca un centro en particular?'),
        t('Search by name, city or service.', 'Busque por nombre, ciudad o servicio.'),
        link('/find-location?verticalKey=healthcare_facilities', t('Find a location', 'Encontrar un centro')),
      ),
    ),
  ),
  ...listings,
];
