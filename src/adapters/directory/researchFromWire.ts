import type { EntityLink, Locale } from '#src/domain/entities/common.ts';
import type {
  Investigator,
  Publication,
  ResearchLocation,
  ResearchPerson,
  ResearchTopic,
  Study,
} from '#src/domain/entities/research.ts';
import { entityPath, studyPath } from '#src/domain/slug/entityRoutes.ts';
import { slugify } from '#src/domain/slug/slug.ts';
import { defined, readFields } from './fields.ts';
import type { FieldProblem, FieldReader } from './fields.ts';
import { identityOf } from './references.ts';

type Wire = Record<string, unknown>;

/** Members of every research entity. Throws when it is no entity at all: it needs `id` and `name`. */
function baseOf<Type extends string>(fields: FieldReader, entityTypeId: Type, locale: Locale) {
  return {
    ...identityOf(fields, entityTypeId, locale),
    shortDescription: fields.text('c_shortDescription'),
  };
}

/** A ce_researchPublication document → Publication (D-223). What cannot be read is left out and told to `onProblem`. */
export function publicationFromWire(document: Wire, locale: Locale, onProblem: FieldProblem): Publication {
  const fields = readFields(document, onProblem);
  return defined<Publication>({
    ...baseOf(fields, 'ce_researchPublication', locale),
    shortName: fields.text('c_shortName'),
    authors: namesOf(fields, 'c_authors'),
    journals: namesOf(fields, 'c_journals'),
    publicationDate: fields.text('c_publicationDate'),
    abstract: fields.html('c_description'),
    pubmedUrl: webAddress(fields, 'c_pubmedURL'),
    investigators: people(fields, 'c_investigators'),
    topics: topicsOf(fields).map(linkOf),
  });
}

/** A ce_researchStudy document → Study, its path below the prefix of its kind (D-241, D-242, D-313, A-37). */
export function studyFromWire(document: Wire, locale: Locale, onProblem: FieldProblem): Study {
  const fields = readFields(document, onProblem);
  const base = baseOf(fields, 'ce_researchStudy', locale);
  const clinicalType = fields.text('c_clinicalType');
  return defined<Study>({
    ...base,
    path: studyPath(base.slug, base.id, clinicalType),
    shortName: fields.text('c_shortName'),
    clinicalType,
    recruitingStatus: fields.text('c_recruitingStatus'),
    derivedStatus: fields.text('c_derivedStatus'),
    description: fields.html('c_description'),
    eligibility: fields.html('c_eligibilityRecruitments'),
    investigators: people(fields, 'c_investigators'),
    coInvestigators: people(fields, 'c_coInvestigator').map(linkOf),
    funder: fields.text('c_funder'),
    trialsUrl: webAddress(fields, 'c_trialsURL'),
    locations: fields.records('c_researchLocations').flatMap((place) => locationOf(place) ?? []),
    topics: topicsOf(fields).map(linkOf),
  });
}

/** A ce_investigator document → Investigator (D-065). */
export function investigatorFromWire(document: Wire, locale: Locale, onProblem: FieldProblem): Investigator {
  const fields = readFields(document, onProblem);
  const results = webAddress(fields, 'c_pubMedResultsURL');
  return defined<Investigator>({
    ...baseOf(fields, 'ce_investigator', locale),
    image: fields.image('c_image') ?? fields.image('image'),
    address: fields.address('address'),
    description: fields.html('c_description'),
    institutes: fields.entityLinks('c_researchInstitute').map(({ name }) => name),
    mainPhone: fields.text('mainPhone'),
    email: emailOf(fields),
    providers: fields.records('c_provider').flatMap((provider) => {
      const id = provider.text('id');
      const name = provider.text('name');
      // D-054: a deleted provider has no profile to view.
      if (!id || !name || provider.flag('c_isDeleted')) return [];
      const slug = provider.text('slug') ?? slugify(name);
      return [{ id, name, path: entityPath('healthcareProfessional', slug, id) }];
    }),
    publications:
      results === undefined ? undefined : defined({ href: results, text: fields.text('c_pubMedCTA') }),
    topics: eachOnce([
      ...topicsOf(fields),
      ...fields.records('c_researchPublicationsAndStudies').flatMap((work) => topicsOf(work)),
    ]),
  });
}

/** Names of a list of texts or of entities. */
function namesOf(fields: FieldReader, name: string): string[] {
  return fields.entityLinks(name).map((link) => link.name);
}

/** People as texts or as entities; an entity that is an investigator has a page here. */
function people(fields: FieldReader, name: string): ResearchPerson[] {
  const links = fields.entityLinks(name);
  const records = new Map(fields.records(name).map((record) => [record.text('id') ?? '', record]));
  return links.map(({ id, name: title }) => {
    const record = records.get(id);
    if (!record?.has('id')) return { id, name: title };
    const type = record.record('meta')?.record('entityType')?.text('id') ?? 'ce_investigator';
    return defined<ResearchPerson>({
      id,
      name: title,
      path:
        type === 'ce_investigator'
          ? entityPath('ce_investigator', record.text('slug') ?? slugify(title), id)
          : undefined,
      image: record.image('image') ?? record.image('c_image'),
    });
  });
}

function topicsOf(fields: FieldReader): ResearchTopic[] {
  return fields.records('c_researchTopics').flatMap((topic) => {
    const name = topic.text('name');
    const id = topic.text('id') ?? name;
    return id && name ? [{ id, name, uid: topic.text('uid') ?? id }] : [];
  });
}

function eachOnce(topics: readonly ResearchTopic[]): ResearchTopic[] {
  return [...new Map(topics.map((topic) => [topic.id, topic])).values()];
}

const linkOf = ({ id, name, path }: EntityLink): EntityLink => ({ id, name, ...(path && { path }) });

function locationOf(place: FieldReader): ResearchLocation | undefined {
  const name = place.text('name');
  if (!name) return undefined;
  return defined<ResearchLocation>({
    id: place.text('id') ?? name,
    name,
    email: emailOf(place),
    phone: place.text('mainPhone'),
    address: place.address('address'),
  });
}

/** An address that can stand in a mailto link as it is. */
function emailOf(fields: FieldReader): string | undefined {
  const email = fields.text('c_emailAddress');
  return email && /^[\w.!#$%&'*+/=^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(email) ? email : undefined;
}

/** An address on the web or of this site; others (mailto, an anchor) are no such page. */
function webAddress(fields: FieldReader, name: string): string | undefined {
  const link = fields.link(name);
  return link && /^(?:https?:|\/(?!\/))/i.test(link) ? link : undefined;
}
