/**
 * What of schema.org's vocabulary the site uses, and a check of structured data against it: every type is known,
 * every property belongs to one of its node's types, every value is of a kind the property takes, and the members search engines
 * require are there.
 */

type Kind =
  | 'text'
  | 'url'
  | 'date'
  | 'time'
  | 'number'
  | 'boolean'
  | 'status'
  | 'specialty'
  | 'event'
  | 'mode';
/** A property's kinds of plain value and types of node, separated by spaces. */
type Properties = Readonly<Record<string, string>>;

interface Vocabulary {
  above: readonly string[];
  own: Properties;
}
const type = (above: string, own: Properties = {}): Vocabulary => ({
  above: above.split(' ').filter(Boolean),
  own,
});

const VOCABULARY: Readonly<Record<string, Vocabulary>> = {
  Thing: type('', {
    name: 'text',
    alternateName: 'text',
    description: 'text',
    url: 'url',
    image: 'url ImageObject',
    sameAs: 'url',
    mainEntityOfPage: 'url CreativeWork',
    subjectOf: 'CreativeWork Event',
    potentialAction: 'Action',
  }),
  Intangible: type('Thing'),
  StructuredValue: type('Intangible'),
  Action: type('Thing', { location: 'Place', target: 'url EntryPoint' }),
  // What somebody does who becomes one of a group, such as its volunteers.
  JoinAction: type('Action'),
  // 'query-input' is the search engines' shorthand for an input of the action.
  SearchAction: type('Action', { query: 'text', 'query-input': 'text' }),
  EntryPoint: type('Intangible', { urlTemplate: 'text' }),

  CreativeWork: type('Thing', {
    about: 'Thing',
    abstract: 'text',
    alternativeHeadline: 'text',
    author: 'Person Organization',
    dateModified: 'date time',
    datePublished: 'date time',
    headline: 'text',
    inLanguage: 'text',
    isPartOf: 'url CreativeWork',
    mainEntity: 'Thing',
    publisher: 'Person Organization',
    text: 'text',
  }),
  Article: type('CreativeWork'),
  NewsArticle: type('Article'),
  ScholarlyArticle: type('Article'),
  Periodical: type('CreativeWork'),
  Comment: type('CreativeWork'),
  Question: type('Comment', { acceptedAnswer: 'Answer' }),
  Answer: type('Comment'),
  WebSite: type('CreativeWork'),
  WebPage: type('CreativeWork', { breadcrumb: 'BreadcrumbList', specialty: 'specialty' }),
  MedicalWebPage: type('WebPage'),
  FAQPage: type('WebPage'),
  ProfilePage: type('WebPage'),
  ItemList: type('Intangible', { itemListElement: 'ListItem' }),
  BreadcrumbList: type('ItemList'),
  ListItem: type('Intangible', { item: 'url Thing', position: 'number' }),

  Person: type('Thing', {
    address: 'PostalAddress',
    affiliation: 'Organization',
    award: 'text',
    email: 'text',
    faxNumber: 'text',
    gender: 'text',
    jobTitle: 'text',
    knowsAbout: 'text Thing',
    knowsLanguage: 'text',
    telephone: 'text',
    worksFor: 'Organization',
  }),
  Organization: type('Thing', {
    address: 'PostalAddress',
    award: 'text',
    email: 'text',
    faxNumber: 'text',
    knowsAbout: 'text Thing',
    knowsLanguage: 'text',
    logo: 'url ImageObject',
    parentOrganization: 'Organization',
    telephone: 'text',
  }),
  Place: type('Thing', {
    address: 'PostalAddress',
    containedInPlace: 'Place',
    faxNumber: 'text',
    geo: 'GeoCoordinates',
    openingHoursSpecification: 'OpeningHoursSpecification',
    telephone: 'text',
  }),
  City: type('Place'),
  LocalBusiness: type('Organization Place'),
  MedicalOrganization: type('Organization', {
    isAcceptingNewPatients: 'boolean',
    medicalSpecialty: 'specialty',
  }),
  MedicalBusiness: type('LocalBusiness'),
  EmergencyService: type('LocalBusiness'),
  Hospital: type('EmergencyService MedicalOrganization'),
  MedicalClinic: type('MedicalBusiness MedicalOrganization'),
  Pharmacy: type('MedicalBusiness MedicalOrganization'),
  // No place by itself: where it is and when it is open belongs to a second type.
  DiagnosticLab: type('MedicalOrganization'),
  Physician: type('MedicalBusiness MedicalOrganization', { hospitalAffiliation: 'Hospital', usNPI: 'text' }),

  PostalAddress: type('StructuredValue', {
    addressCountry: 'text',
    addressLocality: 'text',
    addressRegion: 'text',
    postalCode: 'text',
    streetAddress: 'text',
  }),
  GeoCoordinates: type('StructuredValue', { latitude: 'number', longitude: 'number' }),
  OpeningHoursSpecification: type('StructuredValue', {
    closes: 'text',
    dayOfWeek: 'text',
    opens: 'text',
    validFrom: 'date',
    validThrough: 'date',
  }),

  MedicalEntity: type('Thing'),
  MedicalStudy: type('MedicalEntity', {
    sponsor: 'Organization Person',
    status: 'status',
    studyLocation: 'Place',
  }),
  MedicalTrial: type('MedicalStudy'),
  HealthInsurancePlan: type('Intangible'),
  Service: type('Intangible', { provider: 'Organization Person', serviceType: 'text' }),
  Offer: type('Intangible', { price: 'number', priceCurrency: 'text' }),
  VirtualLocation: type('Intangible'),
  Event: type('Thing', {
    endDate: 'date time',
    eventAttendanceMode: 'mode',
    eventStatus: 'event',
    inLanguage: 'text',
    isAccessibleForFree: 'boolean',
    location: 'Place VirtualLocation',
    offers: 'Offer',
    organizer: 'Organization Person',
    startDate: 'date time',
  }),
};

/**
 * Members without which search engines do not take a node of the type for what it is (their documentation's "required", and
 * what makes the node say anything), for it and all types below it.
 */
const REQUIRED: Properties = {
  Answer: 'text',
  Article: 'headline image author publisher',
  BreadcrumbList: 'itemListElement',
  Event: 'name startDate',
  FAQPage: 'mainEntity',
  GeoCoordinates: 'latitude longitude',
  HealthInsurancePlan: 'name url',
  JoinAction: 'target',
  ListItem: 'item name position',
  MedicalStudy: 'name url',
  MedicalWebPage: 'name url',
  Offer: 'price priceCurrency',
  OpeningHoursSpecification: 'closes opens',
  Organization: 'name',
  Person: 'name',
  ProfilePage: 'mainEntity',
  Question: 'name acceptedAnswer',
  SearchAction: 'target query-input',
  Service: 'name provider',
  VirtualLocation: 'url',
  WebSite: 'name url',
};
/** The same for types whose rules are not those of what they are below: a paper's journal publishes it, not the site. */
const REQUIRED_ALONE: Properties = { ScholarlyArticle: 'headline' };
/** Members that engines recommend: a kind of page tells them where its facts are known, see `missingRecommended`. */
const RECOMMENDED: Properties = {
  Article: 'datePublished description',
  Event: 'description endDate eventAttendanceMode eventStatus image location organizer',
  HealthInsurancePlan: 'name',
  LocalBusiness: 'address geo openingHoursSpecification telephone url',
  MedicalStudy: 'description status',
  MedicalWebPage: 'inLanguage publisher',
  Physician: 'address medicalSpecialty telephone url',
  ProfilePage: 'mainEntity',
  ScholarlyArticle: 'abstract author datePublished isPartOf',
  WebSite: 'potentialAction',
};

/** Members that engines recommend for a node and that it does not have, as `Type.member`. */
export function missingRecommended(block: Record<string, unknown>): string[] {
  const own = [block['@type']].flat().map(String);
  const names = new Set(
    own.some((name) => Object.hasOwn(REQUIRED_ALONE, name)) ? own : own.flatMap(ancestry),
  );
  return [...names].flatMap((name) =>
    (RECOMMENDED[name] ?? '')
      .split(' ')
      .flatMap((member) =>
        member && block[member] === undefined ? [`${[block['@type']].flat()[0]}.${member}`] : [],
      ),
  );
}

const STUDY_STATUSES = ['Recruiting', 'ActiveNotRecruiting', 'Completed', 'NotYetRecruiting'];

/** schema.org's MedicalSpecialty. */
const SPECIALTIES = (
  'Anesthesia Cardiovascular CommunityHealth Dentistry Dermatologic Dermatology DietNutrition Emergency Endocrine ' +
  'Gastroenterologic Genetic Geriatric Gynecologic Hematologic Infectious LaboratoryScience Midwifery Musculoskeletal ' +
  'Neurologic Nursing Obstetric Oncologic Optometric Otolaryngologic Pathology Pediatric PharmacySpecialty ' +
  'Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth Pulmonary Radiography Renal ' +
  'RespiratoryTherapy Rheumatologic SpeechPathology Surgical Toxicologic Urologic'
).split(' ');

/** An address of one of an enumeration's members. */
const member = (names: readonly string[]) => (value: unknown) =>
  names.some((name) => value === `https://schema.org/${name}`);

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const PLAIN: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) =>
    typeof value === 'string' && value.trim() !== '' && !/<\/?[a-z][^<]*>|undefined|\[object/i.test(value),
  url: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  date: (value) => typeof value === 'string' && isDate(value),
  time: (value) =>
    typeof value === 'string' &&
    // Without an offset an engine would take it for a time of its own place.
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  status: member(STUDY_STATUSES),
  specialty: member(SPECIALTIES),
  event: member(['EventScheduled']),
  mode: member(['OfflineEventAttendanceMode', 'OnlineEventAttendanceMode', 'MixedEventAttendanceMode']),
};

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ancestry = (name: string): string[] => [name, ...(VOCABULARY[name]?.above ?? []).flatMap(ancestry)];
const own = (name: string, property: string) =>
  Object.hasOwn(VOCABULARY[name]?.own ?? {}, property) ? VOCABULARY[name]?.own[property] : undefined;

/** What is wrong with one block of structured data, each with where; [] when it is valid. */
export function structuredDataProblems(block: unknown): string[] {
  if (!isNode(block)) return ['no node'];
  const problems = block['@context'] === 'https://schema.org' ? [] : ['@context: not schema.org'];
  const { '@context': _context, ...node } = block;
  return [...problems, ...nodeProblems(node, '', ['Thing'])];
}

function nodeProblems(node: Record<string, unknown>, where: string, wanted: readonly string[]): string[] {
  const { '@type': types, '@id': id, ...rest } = node;
  const problems: string[] = [];
  if (id !== undefined && !PLAIN.url(id)) problems.push(`${where}@id: ${String(id)}`);
  // A reference to a node that another block describes.
  if (types === undefined) {
    return id !== undefined && Object.keys(rest).length === 0
      ? problems
      : [...problems, `${where}: no @type`];
  }
  const names = [types].flat().map(String);
  const unknown = names.filter((name) => !Object.hasOwn(VOCABULARY, name));
  if (unknown.length > 0) return [...problems, `${where}@type: ${unknown.join(', ')}`];
  const known = new Set(names.flatMap(ancestry));
  if (!wanted.some((name) => known.has(name)))
    problems.push(`${where}: ${names.join()} where ${wanted.join()}`);
  const alone = names.find((name) => Object.hasOwn(REQUIRED_ALONE, name));
  const required = new Set(
    (alone ? [REQUIRED_ALONE[alone]] : [...known].map((name) => REQUIRED[name])).flatMap(
      (list) => list?.split(' ') ?? [],
    ),
  );
  for (const property of required) {
    if (rest[property] === undefined) problems.push(`${where}${names[0]} without ${property}`);
  }
  if (names.includes('Event') && rest['eventAttendanceMode'] !== undefined && !rest['location']) {
    problems.push(`${where}Event without location`);
  }
  for (const [property, value] of Object.entries(rest)) {
    const kinds = [...known].flatMap((name) => own(name, property)?.split(' ') ?? []);
    const at = `${where}${names[0]}.${property}`;
    if (kinds.length === 0) problems.push(`${at}: no such property`);
    else problems.push(...valueProblems(value, kinds, at));
  }
  return problems;
}

function valueProblems(value: unknown, kinds: readonly string[], at: string): string[] {
  if (Array.isArray(value)) {
    return value.length === 0 ? [`${at}: empty`] : value.flatMap((one) => valueProblems(one, kinds, at));
  }
  if (isNode(value)) {
    const types = kinds.filter((kind) => Object.hasOwn(VOCABULARY, kind));
    return types.length > 0 ? nodeProblems(value, `${at} `, types) : [`${at}: a node`];
  }
  const fits = kinds.some((kind) => Object.hasOwn(PLAIN, kind) && PLAIN[kind as Kind](value));
  return fits ? [] : [`${at}: ${JSON.stringify(value)?.slice(0, 120)}`];
}
