import type { Investigator, Publication, ResearchPerson, Study } from '#src/domain/entities/research.ts';
import { parsePublished } from '#src/domain/dates/dates.ts';
import { formatPhone } from '#src/domain/phone/phone.ts';
import { isClinical, studyStatus } from '#src/domain/research/studyStatus.ts';
import { plainText } from '#src/domain/text/plainText.ts';
import { summarize } from '#src/domain/text/summary.ts';
import type { EntityPlace } from './entityStructuredData.ts';
import { postalAddress } from './postalAddress.ts';

/** Recruiting statuses that schema.org has a name for. */
const STATUSES: Record<string, string> = {
  Recruiting: 'Recruiting',
  'Active Recruiting': 'Recruiting',
  'Open to Enrollment': 'Recruiting',
  'Active Not Recruiting': 'ActiveNotRecruiting',
  'Closed to Enrollment': 'ActiveNotRecruiting',
  'Completed Has Results': 'Completed',
  Completed: 'Completed',
  'Coming Soon': 'NotYetRecruiting',
};

const person = (origin: string) => (one: Pick<ResearchPerson, 'name' | 'path'>) => ({
  '@type': 'Person',
  name: one.name,
  ...(one.path ? { url: new URL(one.path, origin).href } : {}),
});

/** Lists only when there is something in them. */
const some = <T>(name: string, list: readonly T[]) => (list.length > 0 ? { [name]: list } : {});

const day = (text: string | undefined): string | undefined => {
  const date = parsePublished(text);
  return date.kind === 'date' ? text?.slice(0, 10) : undefined;
};

/** What stands at an address of this site is no other copy of the work or the person. */
const isElsewhere = (address: string | undefined): address is string => /^https?:/i.test(address ?? '');

/** A publication for search engines: the facts its page shows. Its journal published it, not this house. */
export function publicationData(publication: Publication, { url }: EntityPlace): object {
  const { name, authors, journals, publicationDate, abstract, pubmedUrl, topics } = publication;
  const date = day(publicationDate);
  return {
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    '@id': `${url}#publication`,
    headline: name,
    name,
    url,
    ...some(
      'author',
      authors.map((author) => ({ '@type': 'Person', name: author })),
    ),
    ...some(
      'isPartOf',
      journals.map((journal) => ({ '@type': 'Periodical', name: journal })),
    ),
    ...(date ? { datePublished: date } : {}),
    ...(abstract ? { abstract: summarize(plainText(abstract)) } : {}),
    ...some(
      'about',
      topics.map((topic) => ({ '@type': 'Thing', name: topic.name })),
    ),
    ...(isElsewhere(pubmedUrl) ? { sameAs: pubmedUrl } : {}),
  };
}

/** A study, or a trial, for search engines. */
export function studyData(study: Study, { url, origin }: EntityPlace): object {
  const { name, shortName, shortDescription, clinicalType, funder, locations, trialsUrl } = study;
  const shown = studyStatus(study);
  const status = shown.kind === 'listed' ? STATUSES[shown.status] : undefined;
  const cities = [...new Set(locations.flatMap(({ address }) => address?.city ?? []))];
  return {
    '@context': 'https://schema.org',
    '@type': isClinical(clinicalType) ? 'MedicalTrial' : 'MedicalStudy',
    '@id': `${url}#study`,
    name,
    ...(shortName ? { alternateName: shortName } : {}),
    ...(shortDescription ? { description: shortDescription } : {}),
    url,
    ...(status ? { status: `https://schema.org/${status}` } : {}),
    ...(funder ? { sponsor: { '@type': 'Organization', name: funder } } : {}),
    // Only a trial's page names its places.
    ...(isClinical(clinicalType)
      ? some(
          'studyLocation',
          cities.map((city) => ({ '@type': 'City', name: city })),
        )
      : {}),
    ...(isElsewhere(trialsUrl) && isClinical(clinicalType) ? { sameAs: trialsUrl } : {}),
    mainEntityOfPage: url,
    subjectOf: { '@type': 'WebPage', url, publisher: { '@id': `${origin}/#organisation` } },
  };
}

/** The page of an investigator for search engines, with the person it is about. */
export function investigatorData(investigator: Investigator, { url, origin }: EntityPlace): object {
  const { name, description, institutes, address, mainPhone, email, image, providers, publications, topics } =
    investigator;
  const pages = [
    ...providers.flatMap(({ path }) => (path ? [new URL(path, origin).href] : [])),
    ...[publications?.href].filter(isElsewhere),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      ...person(origin)({ name }),
      '@id': `${url}#person`,
      url,
      ...(description ? { description: summarize(plainText(description)) } : {}),
      ...some(
        'affiliation',
        institutes.map((institute) => ({ '@type': 'Organization', name: institute })),
      ),
      ...(address ? { address: postalAddress(address) } : {}),
      ...(formatPhone(mainPhone) ? { telephone: mainPhone } : {}),
      ...(email ? { email } : {}),
      ...(image ? { image: new URL(image.url, origin).href } : {}),
      ...some(
        'knowsAbout',
        topics.map((topic) => topic.name),
      ),
      ...some('sameAs', pages),
      worksFor: { '@id': `${origin}/#organisation` },
    },
  };
}
