/**
 * What of schema.org's vocabulary the site uses, and a check of structured data against it: every type is known,
 * every property belongs to one of its node's types, and every value is of a kind the property takes.
 */

type Kind = 'text' | 'html' | 'url' | 'date' | 'time' | 'number' | 'boolean' | 'status';
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
  Action: type('Thing', { target: 'url EntryPoint' }),
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
  ScholarlyArticle: type('Article'),
  Periodical: type('CreativeWork'),
  Comment: type('CreativeWork'),
  Question: type('Comment', { acceptedAnswer: 'Answer', answerCount: 'number' }),
  Answer: type('Comment'),
  WebSite: type('CreativeWork'),
  WebPage: type('CreativeWork', { breadcrumb: 'BreadcrumbList' }),
  QAPage: type('WebPage'),
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
    knowsLanguage: 'text',
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
  MedicalOrganization: type('Organization', { isAcceptingNewPatients: 'boolean', medicalSpecialty: 'text' }),
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
  JobPosting: type('Intangible', {
    datePosted: 'date time',
    // Search engines take markup here, and nowhere else.
    description: 'html',
    employmentType: 'text',
    hiringOrganization: 'Organization Person',
    jobLocation: 'Place',
    title: 'text',
  }),
};

/** Properties without which a node of the type says nothing. */
const NEEDED: Properties = {
  Answer: 'text',
  Article: 'headline publisher',
  BreadcrumbList: 'itemListElement',
  GeoCoordinates: 'latitude longitude',
  JobPosting: 'title description hiringOrganization',
  ListItem: 'item name position',
  MedicalOrganization: 'name',
  MedicalStudy: 'name',
  OpeningHoursSpecification: 'closes opens',
  Organization: 'name',
  Person: 'name',
  ProfilePage: 'mainEntity',
  QAPage: 'mainEntity',
  Question: 'name text answerCount acceptedAnswer',
  ScholarlyArticle: 'headline',
};

const STUDY_STATUSES = ['Recruiting', 'ActiveNotRecruiting', 'Completed', 'NotYetRecruiting'];

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const PLAIN: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) =>
    typeof value === 'string' && value.trim() !== '' && !/<\/?[a-z][^<]*>|undefined|\[object/i.test(value),
  html: (value) => typeof value === 'string' && value.trim() !== '',
  url: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  date: (value) => typeof value === 'string' && isDate(value),
  time: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  status: (value) => STUDY_STATUSES.some((status) => value === `https://schema.org/${status}`),
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
  for (const name of names) {
    for (const property of (NEEDED[name] ?? '').split(' ').filter(Boolean)) {
      if (rest[property] === undefined) problems.push(`${where}${name} without ${property}`);
    }
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
