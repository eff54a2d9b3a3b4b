import type { SeedPage } from '../../content/PageSeed.ts';
import { oneOf } from '../Rendering.ts';
import type { ComponentName, Params, Rendering } from '../Rendering.ts';
import type { Bilingual } from '../bilingual.ts';
import {
  bare,
  basicHero,
  columns,
  link,
  linkList,
  list,
  page,
  place,
  questions,
  richBlock,
  simplePromo,
  slim,
  t,
  withIcon,
} from './blocks.ts';

/** A component that is a search with its parts in placeholders. */
export type SearchName = Extract<ComponentName, `${string}Search` | 'ResearchResults'>;
type Site = SeedPage['site'];

/** A facet under a label of this page; the service's own label is in its account's language. */
const facet = (
  component: Extract<ComponentName, `${string}Facet`>,
  field: string,
  label: Bilingual,
  params: Params<'StandardFacet'> = {},
): Rendering => place(component, { Label: label }, { params: { FacetFieldId: field, ...params } });
const choice = (field: string, label: Bilingual, more?: number): Rendering =>
  facet('StandardFacet', field, label, more === undefined ? {} : { ShowMoreLimit: String(more) });
/** For long lists: a field to find an option in them. */
const longChoice = (field: string, label: Bilingual, more = 6): Rendering =>
  facet('StandardFacet', field, label, { ShowMoreLimit: String(more), Searchable: '1' });
const yes = (field: string, label: Bilingual, option: Bilingual): Rendering =>
  place(
    'BooleanFacet',
    { Label: label, OptionLabel: option },
    { params: { FacetFieldId: field, OptionLabel: option.en } },
  );

const searchBar = (placeholder: Bilingual): Rendering =>
  place('SearchBar', { Placeholder: placeholder }, { params: { Autocomplete: '1' } });
/** Where: a place with 25 miles around it, or the visitor's own position. */
const where: readonly Rendering[] = [
  place(
    'LocationBox',
    { Placeholder: t('City, ZIP or address', 'Ciudad, ZIP o calle') },
    { params: { LocationRadius: '25' } },
  ),
  bare('ExactLocationButton'),
];
const facetsPanel = (facets: readonly Rendering[]): Rendering => ({
  component: 'FacetsPanel',
  placeholders: { 'facets-{*}': [...facets] },
});
const listMapToggle = place('ListMapToggle', {
  ListLabel: t('List View', 'Ver lista'),
  MapLabel: t('Map View', 'Ver mapa'),
});

/** A tab of a search over several verticals: its vertical, label and result card. */
interface Tab {
  key: string;
  label: Bilingual;
  card: string;
}
const tabItems = (tabs: readonly Tab[], limit: number) => [
  { name: 'All', fields: { VerticalKey: '', Label: t('All', 'Todo') } },
  ...tabs.map(({ key, label }) => ({
    name: label.en,
    fields: { VerticalKey: key, Label: label, Limit: String(limit) },
  })),
];

interface Screen {
  site: Site;
  path: string;
  component: SearchName;
  title: Bilingual;
  /** What stands over the search itself where that is not the page's title. */
  headline?: Bilingual;
  summary: Bilingual;
  placeholder: Bilingual;
  /** The card of the results; for several verticals the tabs' own. */
  card?: string;
  sort: string;
  messages: string;
  facets: readonly Rendering[];
  limit?: number;
  hasPlaces?: boolean;
  hasMap?: boolean;
  hasExactName?: boolean;
  isGrid?: boolean;
  tabs?: readonly Tab[];
  params?: Params<SearchName>;
  filters?: readonly Rendering[];
  /** What stands above and below the search. */
  before?: readonly Rendering[];
  after?: readonly Rendering[];
}

const cardsOf = (tabs: readonly Tab[]) => [...new Set(tabs.map(({ card }) => card))].join(',');

/** A search with its parts: everything an editor may move stands in its own placeholder. */
export function searchRendering(
  input: Omit<Screen, 'site' | 'path' | 'summary' | 'before' | 'after'>,
): Rendering {
  const { tabs, card, facets, limit = 20 } = input;
  const results: Params<'VerticalResults'> = tabs
    ? { CardTypes: cardsOf(tabs) }
    : { CardType: card ?? '', Layout: input.isGrid ? 'Grid' : 'List' };
  return oneOf<SearchName>({
    component: input.component,
    fields: { Headline: input.headline ?? input.title },
    params: {
      ExperienceId: 'search',
      Limit: String(limit),
      ...(input.hasMap ? { DefaultView: 'list' } : {}),
      ...input.params,
    },
    placeholders: {
      'search-bar-{*}': [searchBar(input.placeholder), ...(input.hasPlaces ? where : [])],
      ...(tabs
        ? {
            'search-tabs-{*}': [place('VerticalSearchTabs', {}, { items: tabItems(tabs, limit) })],
          }
        : {}),
      ...(input.filters ? { 'search-filters-{*}': [...input.filters] } : {}),
      ...(facets.length > 0 ? { 'search-facets-{*}': [facetsPanel(facets)] } : {}),
      'search-toolbar-{*}': [
        bare('ResultsCount'),
        bare('SortDropdown', { SortSet: input.sort }),
        ...(input.hasMap ? [listMapToggle] : []),
        bare('AppliedFilters'),
        bare('ClearAllFilters'),
      ],
      'search-results-{*}': [
        ...(tabs
          ? [
              bare('SearchPrompt'),
              // Sections stand as the service orders them: by their best answer.
              bare('UniversalResults', { CardTypes: cardsOf(tabs) }),
            ]
          : []),
        ...(input.hasExactName ? [bare('ExactNameMatch')] : []),
        bare('VerticalResults', { ...results, Limit: String(limit) }),
        bare('NoResultsMessage', { MessageSet: input.messages }),
        bare('ResultsPagination'),
        // Drawn above the list, read after it.
        ...(input.hasMap ? [bare('ResultsMap')] : []),
      ],
    },
  });
}

/** A search page; results begin on the first screen. */
function screen(input: Screen): SeedPage {
  return page(input.site, {
    path: input.path,
    title: input.title,
    summary: input.summary,
    body: [...(input.before ?? []), searchRendering(input)],
    ...(input.after ? { bottom: [...input.after] } : {}),
  });
}

const CITY = t('City', 'Ciudad');
const GENDER = t('Gender', 'Género');
const LANGUAGES = t('Languages', 'Idiomas');
const SPECIALTY = t('Specialty', 'Especialidad');
const SERVICES = t('Services', 'Servicios');
const LOCATION = t('Location', 'Centro');
const HEALTH_TOPICS = t('Health topics', 'Temas de salud');
const CONDITIONS = t('Conditions', 'Afecciones');
const PROCEDURES = t('Procedures', 'Procedimientos');
const REASONS = t('Reason for visit', 'Motivo de consulta');
const RESEARCH_TOPICS = t('Research topics', 'Temas de investigación');
const RECRUITING_STATUS = t('Recruiting status', 'Estado de reclutamiento');
const INVESTIGATOR_TYPE = t('Investigator type', 'Tipo de investigador');
const GROUP = t('Hospital or medical group', 'Hospital o grupo médico');
const ACCEPTING = yes(
  'acceptingNewPatients',
  t('New patients', 'Pacientes nuevos'),
  t('Accepting new patients', 'Acepta pacientes nuevos'),
);

export const specialtyOfProvider = longChoice('c_providerSpecialties.specialty.name', SPECIALTY, 8);
const languagesOfProvider = longChoice('c_additionalLanguages.language.name', LANGUAGES);
const videoVisits = yes(
  'c_offersVideoVisit',
  t('Video visits', 'Consultas por video'),
  t('Offers video visits', 'Ofrece consultas por video'),
);
const starRating = facet(
  'StarRatingFacet',
  'c_reputationRatingFiveStar',
  t('Star rating', 'Calificación con estrellas'),
);
const locationType = choice('c_locationType', t('Type of location', 'Tipo de centro'), 10);
const relatedServices = longChoice('c_relatedServices.name', SERVICES, 8);
const affiliate = longChoice('c_affiliate.name', GROUP);
const emergencyRoom = yes(
  'c_hasER',
  t('Emergency care', 'Atención de emergencia'),
  t('Has an emergency room', 'Tiene sala de emergencias'),
);
const healthTopics = facet('HealthTopicsFacet', 'c_healthTopics.name', HEALTH_TOPICS, {
  ShowMoreLimit: '8',
  Searchable: '1',
});
const storyServices = longChoice('c_services.name', SERVICES);
const researchTopics = facet('ResearchTopicsFacet', 'c_researchTopics.name', RESEARCH_TOPICS, {
  ShowMoreLimit: '8',
  Searchable: '1',
});
const recruitingStatus = facet('RecruitingStatusFacet', 'c_recruitingStatus', RECRUITING_STATUS);
const researchType = facet(
  'ResearchTypeFacet',
  'c_clinicalType',
  t('Type of research', 'Tipo de investigación'),
);
const resultType = facet('ResultTypeFacet', 'builtin.entityType', t('Result type', 'Tipo de resultado'));
const researchLocations = longChoice('c_researchLocations.name', LOCATION);
const investigatorType = choice('c_investigatorType', INVESTIGATOR_TYPE);
const eventFacets = [
  choice('c_eventType', t('Kind of event', 'Tipo de evento'), 8),
  facet('FreeEventsFacet', 'c_isPaid', t('Cost', 'Costo')),
  yes('c_isOnlineEvent', t('Where', 'Dónde'), t('Online, from home', 'En línea, desde casa')),
  longChoice('c_eventLocations.address.city', CITY),
  healthTopics,
  affiliate,
];
const storyCategory = choice('c_patientStoryCategory', t('Category', 'Categoría'), 8);
const volunteerFacets = [
  longChoice('c_healthcareFacility.address.city', CITY),
  longChoice('c_healthcareFacility.name', LOCATION),
  facet('HierarchicalFacet', 'c_workArea', t('Area of work', 'Área de labor'), { ShowMoreLimit: '6' }),
  choice('c_volunteerAge', t('Age', 'Edad')),
  yes(
    'c_hasApplication',
    t('Applications', 'Solicitudes'),
    t('Open, or with a waiting list', 'Inscripción abierta o lista de espera'),
  ),
];

export const cityOfProvider = longChoice('c_offices.officeOrFacility.address.city', CITY);
export const cityOfLocation = longChoice('address.city', CITY, 8);
/** What doctors of one specialty or city are still told apart by. */
export const doctorFacets = [
  ACCEPTING,
  languagesOfProvider,
  longChoice('c_healthPlanFacet', t('Accepted insurance', 'Seguros aceptados')),
  choice('gender', GENDER),
  videoVisits,
  starRating,
  facet('AgeRangeFacet', 'c_ageRange', t('Ages treated', 'Edades que atiende')),
  affiliate,
];
export const locationFacets = [relatedServices, affiliate, emergencyRoom];

/** The tabs of site search, in the specified order. */
const SITE_TABS: readonly Tab[] = [
  {
    key: 'healthcare_professionals',
    label: t('Providers', 'Profesionales de la salud'),
    card: 'Provider',
  },
  { key: 'healthcare_facilities', label: t('Locations', 'Centros'), card: 'Location' },
  { key: 'services', label: t('Services', 'Servicios'), card: 'Service' },
  {
    key: 'health-and-wellness',
    label: t('Health & Wellness', 'Salud y bienestar'),
    card: 'HealthWellness',
  },
  { key: 'research', label: t('Research', 'Investigación'), card: 'Research' },
  { key: 'events', label: t('Events', 'Eventos'), card: 'Event' },
  { key: 'patient_story', label: t('Patient Stories', 'Historias de pacientes'), card: 'PatientStory' },
  {
    key: 'volunteer-opportunity',
    label: t('Volunteering', 'Voluntariado'),
    card: 'VolunteerOpportunity',
  },
  { key: 'post', label: t('News', 'Noticias'), card: 'News' },
  { key: 'pages', label: t('General', 'General'), card: 'Page' },
];

const siteSearch = screen({
  site: 'main',
  path: '/search',
  component: 'SiteSearch',
  title: t('Search', 'Buscar'),
  summary: t(
    'Search doctors, places, services, health topics, research and events in one place.',
    'Busque médicos, centros, servicios, temas de salud, investigación y eventos en un solo lugar.',
  ),
  placeholder: t('Doctor, place, condition, service', 'Médico, centro, afección, servicio'),
  sort: 'generic',
  messages: 'site',
  tabs: SITE_TABS,
  hasExactName: true,
  filters: [bare('ProviderOwnershipToggle')],
  facets: [
    specialtyOfProvider,
    ACCEPTING,
    languagesOfProvider,
    videoVisits,
    locationType,
    relatedServices,
    emergencyRoom,
    facet('HealthTypeFacet', 'builtin.entityType', t('Type', 'Tipo')),
    healthTopics,
    researchType,
    recruitingStatus,
    researchTopics,
    choice('c_eventType', t('Kind of event', 'Tipo de evento'), 8),
    facet('FreeEventsFacet', 'c_isPaid', t('Cost', 'Costo')),
    storyCategory,
    storyServices,
    longChoice('c_departmentOrSpecialty', t('Department', 'Departamento')),
    choice('wp_categories', t('News category', 'Categoría de noticias'), 8),
    choice('c_region', t('Region', 'Región'), 8),
  ],
  after: [
    columns(
      [
        linkList(t('Care today', 'Atención hoy'), [
          ['/find-location/type/urgent-care', t('Urgent care', 'Atención urgente')],
          ['/find-location/type/walk-in-care', t('Walk-in clinics', 'Clínicas sin cita')],
          ['/care/video-visits', t('Video visits', 'Consultas por video')],
          ['/care/where-to-go', t('Where to go for what', 'Adónde ir según el caso')],
        ]),
      ],
      [
        linkList(t('Doctors and places', 'Médicos y centros'), [
          ['/find-provider', t('Find a doctor', 'Encontrar un médico')],
          ['/find-doctor/specialty', t('Doctors by specialty', 'Médicos por especialidad')],
          ['/find-location?verticalKey=healthcare_facilities', t('Find a location', 'Encontrar un centro')],
          ['/services/all', t('All services', 'Todos los servicios')],
        ]),
      ],
      [
        linkList(t('Papers and bills', 'Papeles y facturas'), [
          ['/patients/billing', t('Pay a bill', 'Pagar una factura')],
          ['/patients/medical-records', t('Medical records', 'Expediente médico')],
          ['/patients/insurance', t('Insurance we take', 'Seguros que aceptamos')],
          ['/patients/financial-help', t('Financial help', 'Ayuda económica')],
        ]),
      ],
    ),
  ],
});

const findProvider = screen({
  site: 'main',
  path: '/find-provider',
  component: 'ProviderSearch',
  title: t('Find a doctor', 'Encontrar un médico'),
  summary: t(
    'Find a doctor or other provider by name, specialty, condition, language and plan, and see how to book.',
    'Encuentre un médico u otro profesional por nombre, especialidad, afección, idioma y plan, y vea cómo pedir cita.',
  ),
  placeholder: t('Condition, specialty or name', 'Afección, especialidad o nombre'),
  card: 'Provider',
  sort: 'providers',
  messages: 'providers',
  hasPlaces: true,
  hasExactName: true,
  filters: [bare('ProviderOwnershipToggle')],
  facets: [specialtyOfProvider, ...doctorFacets, cityOfProvider],
});

/** Location search (S-153). */
const findLocation = screen({
  site: 'main',
  path: '/find-location',
  component: 'LocationSearch',
  title: t('Find a location', 'Encontrar un centro'),
  summary: t(
    'Find a hospital, urgent care, lab or clinic near you, see who is open now and how long the wait is.',
    'Encuentre un hospital, atención urgente, laboratorio o clínica cerca de usted, vea quién está abierto ahora y cuánto se espera.',
  ),
  placeholder: t('Name, service or type of care', 'Nombre, servicio o tipo de atención'),
  card: 'Location',
  sort: 'locations',
  messages: 'locations',
  hasPlaces: true,
  hasMap: true,
  hasExactName: true,
  filters: [bare('OpenNowSwitch')],
  facets: [locationType, relatedServices, affiliate, cityOfLocation, emergencyRoom],
});

const awards = screen({
  site: 'main',
  path: '/about-us/awards',
  component: 'AwardSearch',
  title: t('Awards and recognition', 'Premios y reconocimientos'),
  summary: t(
    'Awards and accreditations our hospitals, services and people have received.',
    'Premios y acreditaciones que han recibido nuestros hospitales, servicios y personas.',
  ),
  placeholder: t('Award, hospital or service', 'Premio, hospital o servicio'),
  card: 'Award',
  sort: 'awards',
  messages: 'awards',
  facets: [
    longChoice('c_awardServices.name', SERVICES, 8),
    longChoice('c_awardLocations.name', LOCATION),
    longChoice('c_awardPresenter.name', t('Presented by', 'Otorgado por')),
    choice('c_awardType', t('Type', 'Tipo')),
  ],
});

const events = screen({
  site: 'main',
  path: '/find-event',
  component: 'EventSearch',
  title: t('Classes and events', 'Clases y eventos'),
  summary: t(
    'Birth classes, support groups, talks and screenings, in person and online.',
    'Clases de parto, grupos de apoyo, charlas y chequeos, en persona y en línea.',
  ),
  placeholder: t('Class, topic or place', 'Clase, tema o lugar'),
  card: 'Event',
  sort: 'events',
  messages: 'events',
  hasPlaces: true,
  facets: eventFacets,
});

const askAnExpert = screen({
  site: 'main',
  path: '/ask-an-expert',
  component: 'AskAnExpertSearch',
  title: t('Answers from experts', 'Respuestas de expertos'),
  summary: t(
    'Questions people ask, answered in plain words.',
    'Preguntas que hacen las personas, con respuestas sencillas.',
  ),
  placeholder: t('Question or topic', 'Pregunta o tema'),
  card: 'AskAnExpert',
  sort: 'generic',
  messages: 'health',
  facets: [
    healthTopics,
    storyServices,
    longChoice('c_specialty.name', SPECIALTY),
    longChoice('c_relatedConditions.name', CONDITIONS),
    longChoice('c_relatedProcedures.name', PROCEDURES),
    longChoice('c_relatedReasonsForVisit.name', REASONS),
    longChoice('c_person.name', t('Expert', 'Experto')),
  ],
});

const healthFacets = [
  facet('HealthTypeFacet', 'builtin.entityType', t('Type', 'Tipo')),
  healthTopics,
  longChoice('c_relatedConditions.name', CONDITIONS),
  longChoice('c_relatedProcedures.name', PROCEDURES),
  storyServices,
  longChoice('c_specialty.name', SPECIALTY),
  longChoice('c_relatedReasonsForVisit.name', REASONS),
  longChoice('c_contributor.name', t('Contributor', 'Colaborador')),
];

const healthLibrary = screen({
  site: 'main',
  path: '/health/library',
  component: 'HealthWellnessSearch',
  title: t('Health library', 'Biblioteca de salud'),
  summary: t(
    'Search plain articles and answers from our care teams by topic, condition or treatment.',
    'Busque artículos claros y respuestas de nuestros equipos por tema, afección o tratamiento.',
  ),
  placeholder: t('Topic, condition or treatment', 'Tema, afección o tratamiento'),
  card: 'HealthWellness',
  sort: 'healthWellness',
  messages: 'health',
  facets: healthFacets,
});

const articles = screen({
  site: 'main',
  path: '/health/articles',
  component: 'ArticleSearch',
  title: t('Health articles', 'Artículos de salud'),
  summary: t(
    'Articles and answers for staying well, finding care and living with a condition.',
    'Artículos y respuestas para mantenerse bien, encontrar atención y vivir con una afección.',
  ),
  placeholder: t('Topic, condition or word', 'Tema, afección o palabra'),
  card: 'Article',
  sort: 'generic',
  messages: 'health',
  isGrid: true,
  limit: 24,
  facets: healthFacets.slice(1),
});

const research = screen({
  site: 'main',
  path: '/research',
  component: 'ResearchResults',
  title: t('Research', 'Investigación'),
  headline: t(
    'Studies, publications and the people behind them',
    'Estudios, publicaciones y quiénes los hacen',
  ),
  summary: t(
    'Studies and clinical trials that help care get better, and the people behind them.',
    'Estudios y ensayos clínicos que ayudan a mejorar la atención, y las personas detrás de ellos.',
  ),
  placeholder: t('Topic, study or investigator', 'Tema, estudio o investigador'),
  card: 'Research',
  sort: 'generic',
  messages: 'research',
  facets: [
    resultType,
    researchType,
    recruitingStatus,
    longChoice('c_researchTopics.name', RESEARCH_TOPICS, 8),
    researchLocations,
    investigatorType,
  ],
  params: { HeadingLevel: '2' },
  before: [
    basicHero(
      t('Research', 'Investigación'),
      t(
        'Our teams ask what helps and what does not, and patients can be part of the answer. You choose whether to join, and you may stop at any time: your care stays the same.',
        'Nuestros equipos investigan qué ayuda y qué no, y los pacientes pueden ser parte de la respuesta. Usted decide si participa y puede retirarse en cualquier momento: su atención sigue igual.',
      ),
    ),
    columns(
      [
        withIcon(
          'flask',
          t('Clinical trials', 'Ensayos clínicos'),
          t(
            'Trials test a treatment or a new way of giving care. Open ones stand first.',
            'Prueban un tratamiento o una nueva forma de atender. Primero están los que buscan participantes.',
          ),
          link('/Research-Search-Results?verticalKey=clinical_trial', t('Search trials', 'Buscar ensayos')),
        ),
      ],
      [
        withIcon(
          'circle-question',
          t('Taking part', 'Participar'),
          t(
            'Who can join, how you are protected, and what it costs.',
            'Quién puede participar, cómo se le protege y cuánto cuesta.',
          ),
          link('/research/faqs', t('Research FAQs', 'Preguntas sobre investigación')),
        ),
      ],
      [
        withIcon(
          'book-open',
          t('Publications', 'Publicaciones'),
          t('What we have learned, in the journals.', 'Lo que hemos aprendido, en las revistas.'),
          link(
            '/Research-Search-Results?verticalKey=research_publication',
            t('Search publications', 'Buscar publicaciones'),
          ),
        ),
      ],
    ),
  ],
});

const RESEARCH_TABS: readonly Tab[] = [
  { key: 'clinical_trial', label: t('Clinical Trials', 'Ensayos clínicos'), card: 'ClinicalTrial' },
  { key: 'research_study', label: t('Studies', 'Estudios'), card: 'ResearchStudy' },
  { key: 'research_publication', label: t('Publications', 'Publicaciones'), card: 'Publication' },
  { key: 'investigator', label: t('Investigators', 'Investigadores'), card: 'Investigator' },
];

const RESEARCH_RESULTS = '/Research-Search-Results';
/** Trials that one can join, by the words that say so. */
const JOINABLE = encodeURIComponent(
  JSON.stringify([{ i: 'c_recruitingStatus', v: ['Recruiting', 'Active Recruiting', 'Open to Enrollment'] }]),
);

/** Ways in for who has typed nothing yet: all of a kind, and what taking part means. */
const waysIntoResearch: readonly Rendering[] = [
  columns(
    [
      linkList(t('Look through our research', 'Vea nuestras investigaciones'), [
        [
          `${RESEARCH_RESULTS}?verticalKey=clinical_trial&facets=${JOINABLE}`,
          t('Trials you can join now', 'Ensayos en los que puede participar ahora'),
        ],
        ['/research/studies', t('All studies', 'Todos los estudios')],
        [
          `${RESEARCH_RESULTS}?verticalKey=research_publication`,
          t('What we have published', 'Lo que hemos publicado'),
        ],
        [`${RESEARCH_RESULTS}?verticalKey=investigator`, t('Our investigators', 'Nuestros investigadores')],
      ]),
    ],
    [
      linkList(t('Before you join', 'Antes de participar'), [
        [
          '/research/faqs',
          t('Who can join, and how you are protected', 'Quién puede participar y cómo se le protege'),
        ],
        ['/research', t('Research at Meridian Health', 'La investigación en Meridian Health')],
      ]),
    ],
  ),
];

const researchSearch = (path: string, title: Bilingual, summary: Bilingual): SeedPage =>
  screen({
    site: 'main',
    path,
    component: 'ResearchSearch',
    title,
    summary,
    placeholder: t('Condition, treatment or name', 'Afección, tratamiento o nombre'),
    sort: 'generic',
    messages: 'research',
    tabs: RESEARCH_TABS,
    facets: [recruitingStatus, researchTopics, researchLocations, investigatorType],
    params: { HeadingLevel: '2' },
    before: [place('ResearchSearchHero', { Headline: t('Research', 'Investigación') })],
    after: waysIntoResearch,
  });

const researchResults = researchSearch(
  RESEARCH_RESULTS,
  t('Trials, studies and publications', 'Ensayos, estudios y publicaciones'),
  t(
    'Search clinical trials, studies, publications and investigators.',
    'Busque ensayos clínicos, estudios, publicaciones e investigadores.',
  ),
);

/** Where pages of studies lead for all of them (S-150). */
const studies = screen({
  site: 'main',
  path: '/research/studies',
  component: 'ResearchSearch',
  title: t('Research studies', 'Estudios de investigación'),
  summary: t(
    'Studies that ask, listen and look at how care works, and the people behind them.',
    'Estudios que preguntan, escuchan y analizan cómo funciona la atención, y las personas detrás de ellos.',
  ),
  placeholder: t('Topic, study or investigator', 'Tema, estudio o investigador'),
  card: 'ResearchStudy',
  sort: 'generic',
  messages: 'research',
  facets: [recruitingStatus, researchTopics, researchLocations],
  params: { VerticalKey: 'research_study' },
});

const services = screen({
  site: 'main',
  path: '/services',
  component: 'ServicesSearch',
  title: t('Care and services', 'Atención y servicios'),
  summary: t(
    'Everything we do, from checkups to transplant, in one list.',
    'Todo lo que hacemos, desde chequeos hasta trasplantes, en una lista.',
  ),
  placeholder: t('Service, condition or treatment', 'Servicio, afección o tratamiento'),
  card: 'Service',
  sort: 'generic',
  messages: 'services',
  isGrid: true,
  limit: 36,
  facets: [
    yes(
      'c_topLevelService',
      t('Main services', 'Servicios principales'),
      t('Main services only', 'Solo servicios principales'),
    ),
    longChoice('c_servicePageService.c_relatedConditions.name', CONDITIONS),
    longChoice('c_servicePageService.c_relatedProcedures.name', PROCEDURES),
    longChoice('c_servicePageService.c_relatedReasonsForVisit.name', REASONS),
    longChoice('c_servicePageService.c_specialty.name', SPECIALTY),
  ],
  after: [
    slim(
      simplePromo(
        t('Would you rather browse?', '¿Prefiere ver la lista?'),
        t(
          'All services on one page: by what you need, by part of the body, and from A to Z.',
          'Todos los servicios en una página: por lo que necesita, por parte del cuerpo y de la A a la Z.',
        ),
        link('/services/all', t('Index of services', 'Índice de servicios')),
      ),
      simplePromo(
        t('Not sure where to go?', '¿No sabe adónde ir?'),
        t(
          'Compare urgent care, emergency rooms, video visits and your own doctor.',
          'Compare la atención urgente, las emergencias, las consultas por video y su propio médico.',
        ),
        link('/care/where-to-go', t('Where to go for care', 'Adónde ir para recibir atención')),
      ),
    ),
  ],
});

const volunteering = screen({
  site: 'main',
  path: '/volunteering/opportunities',
  component: 'VolunteerSearch',
  title: t('Volunteer opportunities', 'Oportunidades de voluntariado'),
  summary: t(
    'Find a volunteer role near you, by place, department and age.',
    'Encuentre una labor de voluntariado cerca de usted, por lugar, departamento y edad.',
  ),
  placeholder: t('Role, department or hospital', 'Labor, departamento u hospital'),
  card: 'VolunteerOpportunity',
  sort: 'volunteering',
  messages: 'volunteering',
  hasPlaces: true,
  facets: volunteerFacets,
});

const patientStories = screen({
  site: 'main',
  path: '/patient-stories',
  component: 'PatientStorySearch',
  title: t('Patient stories', 'Historias de pacientes'),
  summary: t(
    'People tell, in their own words, what helped.',
    'Las personas cuentan, con sus palabras, qué les ayudó.',
  ),
  placeholder: t('Condition, service or place', 'Afección, servicio o lugar'),
  card: 'PatientStory',
  sort: 'generic',
  messages: 'stories',
  isGrid: true,
  limit: 24,
  facets: [storyCategory, storyServices, longChoice('c_locations.name', LOCATION)],
});

const planGroup = longChoice('c_shpMedicalGroupAffiliation', t('Medical group', 'Grupo médico'));

const planProviders = screen({
  site: 'plan',
  path: '/find-provider',
  component: 'PlanProviderSearch',
  title: t('Find a doctor in your plan', 'Encontrar un médico en su plan'),
  summary: t(
    'Find primary care, specialists and other providers who take Meridian Plan.',
    'Encuentre atención primaria, especialistas y otros profesionales que aceptan Meridian Plan.',
  ),
  placeholder: t('Name, specialty or group', 'Nombre, especialidad o grupo'),
  card: 'PlanProvider',
  sort: 'planProviders',
  messages: 'providers',
  hasPlaces: true,
  facets: [
    yes(
      'c_isPrimaryCareProvider',
      t('Primary care', 'Atención primaria'),
      t('Can be your primary care provider', 'Puede ser su médico de atención primaria'),
    ),
    ACCEPTING,
    longChoice('c_shpSpecialty.name', SPECIALTY, 8),
    longChoice('c_shpLanguage', LANGUAGES),
    planGroup,
    longChoice('c_shpHospitalAffiliation', t('Hospital', 'Hospital')),
    choice('gender', GENDER),
    yes(
      'c_shpGenderAffirmingServices',
      t('Gender-affirming services', 'Servicios de afirmación de género'),
      t('Gender-affirming services', 'Servicios de afirmación de género'),
    ),
    longChoice('c_shpAddresses.address.city', CITY),
  ],
  after: [place('LastUpdatedNote', {}, { params: { EntityType: 'ce_shpProvider' } })],
});

const planFacilities = screen({
  site: 'plan',
  path: '/find-facility',
  component: 'PlanFacilitySearch',
  title: t('Find a facility in your plan', 'Encontrar un centro en su plan'),
  summary: t(
    'Hospitals, labs, imaging and other places that take Meridian Plan.',
    'Hospitales, laboratorios, imágenes y otros lugares que aceptan Meridian Plan.',
  ),
  placeholder: t('Name or type of care', 'Nombre o tipo de atención'),
  card: 'PlanFacility',
  sort: 'locations',
  messages: 'locations',
  hasPlaces: true,
  hasMap: true,
  facets: [
    longChoice('c_shpService', t('Service', 'Servicio'), 8),
    planGroup,
    longChoice('address.city', CITY),
  ],
  after: [place('LastUpdatedNote', {}, { params: { EntityType: 'ce_shpFacility' } })],
});

const planSearch = screen({
  site: 'plan',
  path: '/search',
  component: 'PlanSiteSearch',
  title: t('Search Meridian Plan', 'Buscar en Meridian Plan'),
  summary: t(
    'Search benefits, forms, bills and help for members.',
    'Busque beneficios, formularios, facturas y ayuda para miembros.',
  ),
  placeholder: t('Benefit, form or question', 'Beneficio, formulario o pregunta'),
  card: 'PlanPage',
  sort: 'generic',
  messages: 'site',
  facets: [choice('c_pageType', t('Type', 'Tipo'))],
  after: [
    linkList(
      t('Looking for a person or a place?', '¿Busca a una persona o un lugar?'),
      [
        ['/find-provider', t('Find a doctor in your plan', 'Encontrar un médico en su plan')],
        ['/find-facility', t('Find a facility in your plan', 'Encontrar un centro en su plan')],
      ],
      'Horizontal',
    ),
  ],
});

/** How the search orders what it finds: src/platform/search/README.md, "Ranking", in plain words. */
function orderPage(site: Site): SeedPage {
  const isPlan = site === 'plan';
  const title = t('How results are ordered', 'Cómo se ordenan los resultados');
  const summary = t(
    'What decides which results come first in our searches, and what does not.',
    'Qué decide qué resultados aparecen primero en nuestras búsquedas, y qué no.',
  );
  return page(site, {
    path: '/search/how-results-are-ordered',
    title,
    summary,
    body: [
      basicHero(
        title,
        t(
          'When you search for care, the order matters. Here is how we decide it. The same search from the same place gives everyone the same order.',
          'Cuando busca atención, el orden importa. Así lo decidimos. La misma búsqueda desde el mismo lugar da a todos el mismo orden.',
        ),
      ),
      slim(
        whatComesFirst(isPlan),
        whatWeUnderstand(isPlan),
        whenEqual(isPlan),
        whatNeverCounts(isPlan),
        otherOrders(isPlan),
      ),
    ],
  });
}

const whatComesFirst = (isPlan: boolean): Rendering =>
  richBlock(
    t('What comes first', 'Qué aparece primero'),
    list(
      t(
        '<strong>Your words.</strong> We show what has all your words; only when nothing has, or nothing but a page or a story, what has some of them, the most first. Words in a name count most, then the specialty, service or topic, then the place, then the rest of the text. A rare word says more than a common one.',
        '<strong>Sus palabras.</strong> Mostramos lo que tiene todas sus palabras; solo si no hay nada, o nada más que una página o una historia, lo que tiene algunas, primero lo que tiene más. Las palabras del nombre cuentan más; luego la especialidad, el servicio o el tema; luego el lugar, y después el resto del texto. Una palabra poco común dice más que una frecuente.',
      ),
      t(
        '<strong>The exact name.</strong> If you type the full name of a person, place or service, it comes first.',
        '<strong>El nombre exacto.</strong> Si escribe el nombre completo de una persona, un lugar o un servicio, aparece primero.',
      ),
      t(
        '<strong>Other ways to say it.</strong> We also look for words that mean the same, such as “heart doctor” and “cardiology”, and for what a misspelled word was probably meant to be. The word you typed counts a little more.',
        '<strong>Otras formas de decirlo.</strong> También buscamos palabras que significan lo mismo, como “médico del corazón” y “cardiología”, y lo que probablemente quiso decir una palabra mal escrita. La palabra que usted escribió cuenta un poco más.',
      ),
      t(
        '<strong>How near it is.</strong> If you choose a place or share where you are, nearer results move up. Words still matter more: a good match farther away can come before a weak one next door. Without words, the nearest come first; without a place, distance plays no part.',
        '<strong>Qué tan cerca está.</strong> Si elige un lugar o comparte dónde está, los resultados más cercanos suben. Las palabras siguen contando más: un buen resultado más lejos puede aparecer antes que uno dudoso al lado. Sin palabras, primero va lo más cercano; sin un lugar, la distancia no cuenta.',
      ),
      t(
        '<strong>New patients.</strong> Among providers who match about equally, those who accept new patients come first.',
        '<strong>Pacientes nuevos.</strong> Entre profesionales que coinciden casi igual, aparecen primero quienes aceptan pacientes nuevos.',
      ),
      ...(isPlan
        ? []
        : [
            t(
              '<strong>How soon you can be seen.</strong> If you ask for new patients, a first appointment or one soon, providers with an earlier opening online move up. Those without openings online neither gain nor lose by it. In any other search this plays no part.',
              '<strong>Qué tan pronto le pueden atender.</strong> Si pide pacientes nuevos, una primera cita o una cita pronto, suben los profesionales con una cita en línea más temprana. A los que no tienen citas en línea esto no les suma ni les resta. En las demás búsquedas no cuenta.',
            ),
          ]),
    ),
  );

/** The wishes, the sections of a search of everything, and the lines of help (decisions 90 and 93). */
const whatWeUnderstand = (isPlan: boolean): Rendering =>
  richBlock(
    t('What we understand', 'Qué entendemos'),
    list(
      t(
        '<strong>Wishes in your words.</strong> A place, a language, an insurer, a woman or a man, new patients, video visits or opening hours become a filter. It stands above the results, and you can take it away.',
        '<strong>Deseos en sus palabras.</strong> Un lugar, un idioma, un seguro, una mujer o un hombre, pacientes nuevos, consultas por video o un horario se vuelven un filtro. Aparece arriba de los resultados, y usted puede quitarlo.',
      ),
      t(
        '<strong>When nothing has all of it.</strong> We first look farther from the place you named, then leave out the wish that matters least, such as open now before an insurer, and an insurer before a language. We always say what we did.',
        '<strong>Cuando nada lo tiene todo.</strong> Primero buscamos más lejos del lugar que nombró; después dejamos de lado el deseo menos importante: por ejemplo, abierto ahora antes que un seguro, y un seguro antes que un idioma. Siempre decimos qué hicimos.',
      ),
      t(
        '<strong>Typing mistakes.</strong> If nobody knows a word, we search for the one you probably meant. We say so, and you can search for what you typed instead. Numbers, names we know and words of English or Spanish are taken as they are.',
        '<strong>Errores al escribir.</strong> Una palabra que nadie conoce se toma por la que probablemente quiso escribir. Lo decimos, y usted puede buscar lo que escribió. Los números, los nombres que conocemos y las palabras en inglés o español se toman como están.',
      ),
      ...(isPlan
        ? []
        : [
            t(
              '<strong>Searches of everything.</strong> The section with the best answer stands first: whatever has exactly that name, then the page of what you want to do, such as paying a bill, then the kind of thing you named. Other sections keep a fixed order.',
              '<strong>Búsquedas en todo.</strong> Primero va la sección con la mejor respuesta: lo que se llama exactamente así; luego la página de lo que quiere hacer, como pagar una factura; luego el tipo de cosa que nombró. Las demás secciones conservan un orden fijo.',
            ),
          ]),
      t(
        '<strong>Words of danger.</strong> If your words speak of danger, such as an overdose or thoughts of suicide, lines that help day and night stand above everything.',
        '<strong>Palabras de peligro.</strong> Si sus palabras hablan de un peligro, como una sobredosis o ideas de suicidio, arriba de todo aparecen las líneas que ayudan de día y de noche.',
      ),
    ),
  );

const whenEqual = (isPlan: boolean): Rendering =>
  richBlock(
    t('When results are equal', 'Cuando los resultados son iguales'),
    list(
      t(
        '<strong>Providers</strong> who are equal in all of this are mixed in an order that favors no one: not the alphabet, not how long they have been with us. The order stays the same from page to page and from day to day, so you can find your place again.',
        '<strong>Los profesionales</strong> que son iguales en todo esto se mezclan en un orden que no favorece a nadie: ni por el alfabeto ni por el tiempo que llevan con nosotros. El orden es el mismo de página en página y de un día a otro, para que pueda retomar donde estaba.',
      ),
      ...(isPlan ? EQUAL_IN_PLAN : EQUAL),
    ),
  );

const EQUAL_IN_PLAN = [
  t(
    '<strong>Facilities:</strong> hospitals first, then each kind of care together.',
    '<strong>Centros:</strong> primero los hospitales y después cada tipo de atención junto.',
  ),
  t('<strong>Pages:</strong> in order of name.', '<strong>Páginas:</strong> por nombre.'),
];

const EQUAL = [
  t(
    '<strong>Locations:</strong> those with more services first.',
    '<strong>Centros:</strong> primero los que tienen más servicios.',
  ),
  t(
    '<strong>Services:</strong> the main ones first, then by name.',
    '<strong>Servicios:</strong> primero los principales y después por nombre.',
  ),
  t(
    '<strong>Volunteer roles:</strong> mixed, so that different ones stand side by side.',
    '<strong>Labores de voluntariado:</strong> mezcladas, para que haya distintas lado a lado.',
  ),
  t(
    '<strong>Research:</strong> what is open to new people first, then what was published, the newest first, then the rest by name.',
    '<strong>Investigaciones:</strong> primero lo que acepta nuevas personas, luego lo publicado, lo más reciente antes, y después el resto por nombre.',
  ),
  t(
    '<strong>Events:</strong> by date, the next one first.',
    '<strong>Eventos:</strong> por fecha, el próximo primero.',
  ),
  t(
    '<strong>Articles, stories and awards:</strong> the newest first.',
    '<strong>Artículos, historias y premios:</strong> del más reciente al más antiguo.',
  ),
];

const whatNeverCounts = (isPlan: boolean): Rendering =>
  richBlock(
    t('What never changes the order', 'Qué nunca cambia el orden'),
    list(
      t(
        'Payment. No one can pay to come first, and there are no ads among the results.',
        'El pago. Nadie puede pagar para aparecer primero, y no hay anuncios entre los resultados.',
      ),
      t(
        'Who you are, or what you searched for before. We do not keep your searches for this.',
        'Quién es usted o qué buscó antes. No guardamos sus búsquedas para esto.',
      ),
      isPlan
        ? t('How often others choose a result.', 'Cuántas veces otras personas eligen un resultado.')
        : t(
            'Star ratings or how often others choose a result, unless you sort by star rating yourself.',
            'Las estrellas o cuántas veces otras personas eligen un resultado, salvo que usted ordene por estrellas.',
          ),
    ),
  );

const otherOrders = (isPlan: boolean): Rendering =>
  questions(t('Choosing another order', 'Elegir otro orden'), [
    [
      'sort',
      t('Can I change the order?', '¿Puedo cambiar el orden?'),
      t(
        'Yes. “Sort by” above the results offers name, distance and other orders, depending on what you search. Results without the value you sort by come last.',
        'Sí. “Ordenar por”, arriba de los resultados, ofrece nombre, distancia y otros órdenes, según lo que busque. Los resultados sin el dato por el que ordena van al final.',
      ),
    ],
    [
      'filters',
      t('Do filters change the order?', '¿Los filtros cambian el orden?'),
      isPlan
        ? t(
            'A filter only takes away what does not fit it; what stays keeps its order. Choosing a place is different: nearer results then move up.',
            'Un filtro solo quita lo que no corresponde; lo que queda conserva su orden. Elegir un lugar es distinto: los resultados más cercanos suben.',
          )
        : t(
            'A filter only takes away what does not fit it; what stays keeps its order. Two are different: with a place, nearer results move up; with new patients, earlier openings do.',
            'Un filtro solo quita lo que no corresponde; lo que queda conserva su orden. Dos son distintos: con un lugar suben los resultados más cercanos; con pacientes nuevos, las citas más tempranas.',
          ),
    ],
    ...(isPlan
      ? []
      : [
          [
            'ratings',
            t('Why do some providers have no stars?', '¿Por qué algunos profesionales no tienen estrellas?'),
            t(
              'Stars come from what patients tell a rating service. A provider who is new, or has too few answers, has none yet; that says nothing about their care.',
              'Las estrellas vienen de lo que los pacientes cuentan a un servicio de calificación. Un profesional nuevo, o con muy pocas respuestas, todavía no tiene; eso no dice nada de su atención.',
            ),
          ] as const,
        ]),
    [
      'missing',
      t('Why is someone missing?', '¿Por qué falta alguien?'),
      t(
        'A result may not have your words, or lie outside the distance you chose. Try fewer words or fewer filters, or call us; we are glad to look with you.',
        'Es posible que un resultado no tenga sus palabras o que esté fuera de la distancia elegida. Pruebe con menos palabras o menos filtros, o llámenos; con gusto buscamos con usted.',
      ),
    ],
  ]);

/** Every search page of both sites, and the page that explains their order. */
export const searchPages: readonly SeedPage[] = [
  siteSearch,
  findProvider,
  findLocation,
  awards,
  events,
  askAnExpert,
  healthLibrary,
  articles,
  research,
  researchResults,
  studies,
  services,
  volunteering,
  patientStories,
  planProviders,
  planFacilities,
  planSearch,
  orderPage('main'),
  orderPage('plan'),
];
