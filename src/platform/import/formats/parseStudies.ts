import { z } from 'zod';
import { sourceRef } from '#src/platform/import/Candidate.ts';
import type { Candidate, ParsedFile, SourceKey } from '#src/platform/import/Candidate.ts';
import { present } from '#src/platform/import/buildFacility.ts';
import { shortHash } from '#src/platform/import/buildClinician.ts';
import { cleanText } from '#src/platform/import/repair/cleanText.ts';
import { makeSlug } from '#src/platform/import/repair/makeSlug.ts';
import { markdownToHtml, unescapeMarkdown } from '#src/platform/import/repair/markdownToHtml.ts';
import { refusal } from '../refusals.ts';

const Study = z.object({
  protocolSection: z.object({
    identificationModule: z.object({
      nctId: z.string().regex(/^NCT\d{8}$/),
      briefTitle: z.string().min(1),
      officialTitle: z.string().optional(),
    }),
    statusModule: z.object({ overallStatus: z.string() }),
    sponsorCollaboratorsModule: z.object({ leadSponsor: z.object({ name: z.string() }) }).optional(),
    descriptionModule: z
      .object({ briefSummary: z.string().optional(), detailedDescription: z.string().optional() })
      .optional(),
    conditionsModule: z.object({ conditions: z.array(z.string()).optional() }).optional(),
    eligibilityModule: z.object({ eligibilityCriteria: z.string().optional() }).optional(),
    contactsLocationsModule: z
      .object({
        overallOfficials: z
          .array(
            z.object({ name: z.string(), role: z.string().optional(), affiliation: z.string().optional() }),
          )
          .optional(),
        locations: z
          .array(
            z.object({
              facility: z.string().optional(),
              city: z.string().optional(),
              state: z.string().optional(),
              country: z.string().optional(),
              contacts: z.array(z.object({ email: z.string().optional() })).optional(),
            }),
          )
          .optional(),
      })
      .optional(),
  }),
  hasResults: z.boolean().optional(),
});
type Study = z.infer<typeof Study>;

/** ClinicalTrials.gov status → the site's. Enrolment by invitation is not open to a visitor. */
const statuses: Record<string, string> = {
  RECRUITING: 'Recruiting',
  ACTIVE_NOT_RECRUITING: 'Active Not Recruiting',
  NOT_YET_RECRUITING: 'Coming Soon',
  COMPLETED: 'Completed',
  ENROLLING_BY_INVITATION: 'Closed to Enrollment',
  SUSPENDED: 'Closed to Enrollment',
  TERMINATED: 'Closed to Enrollment',
  WITHDRAWN: 'Closed to Enrollment',
};

const company =
  /\b(inc|ltd|llc|gmbh|pharma\w*|clinical|medical director|call|center|centre|transparency|therapeutics|research|study|trial|company|corporation)\b|\d/i;
const nameless =
  /^((novo nordisk|novartis)?\s*\S*\s*(research|study|investigat\w+|clinical|trial)\s+(site|cent(er|re)|location).*)$/i;
const source = 'clinicaltrials';

/** ClinicalTrials.gov API v2 studies → ce_researchStudy (A-37: a trial is a study with c_clinicalType Clinical). */
export function parseStudies(file: string, studies: readonly unknown[]): ParsedFile {
  const parsed: ParsedFile = {
    file,
    title: 'ClinicalTrials.gov studies',
    read: studies.length,
    candidates: [],
    rejected: [],
    closed: [],
    flags: [],
    notes: [],
  };
  for (const [index, value] of studies.entries()) {
    const row = index + 1;
    const checked = Study.safeParse(value);
    if (!checked.success) {
      const issue = checked.error.issues[0];
      parsed.rejected.push({
        row,
        label: 'study',
        field: issue?.path.join('.') ?? '',
        ...refusal('shape', issue?.message ?? 'not a study'),
      });
      continue;
    }
    parsed.candidates.push(...studyCandidates(checked.data, row, parsed));
  }
  return parsed;
}

const support = (
  row: number,
  type: string,
  id: string,
  key: SourceKey,
  body: Record<string, unknown>,
): Candidate => ({
  row,
  type,
  locale: 'en',
  id,
  source,
  keys: [key],
  body,
  support: true,
  matchPlace: false,
});

type Contacts = NonNullable<Study['protocolSection']['contactsLocationsModule']>;
/** Tells of a member that could not be taken as it is. */
type FlagField = (field: string, reason: string) => void;
/** What a study links to: references for its own record, and the records themselves. */
interface Linked {
  refs: { $ref: string }[];
  made: Candidate[];
}

function studyCandidates(study: Study, row: number, parsed: ParsedFile): Candidate[] {
  const { identificationModule, statusModule, contactsLocationsModule, ...modules } = study.protocolSection;
  const flag: FlagField = (field, reason) => parsed.flags.push({ row, field, kind: 'untrusted', reason });
  const name = unescapeMarkdown(
    cleanText(identificationModule.officialTitle ?? identificationModule.briefTitle),
  );
  const shortName = unescapeMarkdown(cleanText(identificationModule.briefTitle));

  let status = statuses[statusModule.overallStatus];
  if (status === 'Completed' && study.hasResults) status = 'Completed Has Results';
  if (!status) flag('c_recruitingStatus', `the registry's status is ${statusModule.overallStatus}`);

  const topics = topicsOf(modules.conditionsModule?.conditions ?? [], row);
  const investigators = investigatorsOf(contactsLocationsModule?.overallOfficials ?? [], row, flag);
  const locations = locationsOf(contactsLocationsModule?.locations ?? [], row, flag);

  const { briefSummary, detailedDescription } = modules.descriptionModule ?? {};
  const description = [briefSummary, detailedDescription]
    .filter((text) => text !== undefined)
    .map(markdownToHtml)
    .join('');
  const criteria = modules.eligibilityModule?.eligibilityCriteria;
  const { nctId } = identificationModule;
  const own: Candidate = {
    row,
    type: 'ce_researchStudy',
    locale: 'en',
    id: nctId.toLowerCase().replace(/^nct/, 'nct-'),
    source,
    keys: [{ source: 'nct', key: nctId }],
    support: false,
    matchPlace: false,
    body: present({
      name,
      slug: makeSlug(shortName),
      c_shortName: shortName === name ? undefined : shortName,
      c_clinicalType: 'Clinical',
      c_recruitingStatus: status,
      c_description: description || undefined,
      c_shortDescription: briefSummary ? unescapeMarkdown(cleanText(briefSummary)) : undefined,
      c_eligibilityRecruitments: criteria ? markdownToHtml(criteria) : undefined,
      c_funder: modules.sponsorCollaboratorsModule?.leadSponsor.name,
      c_trialsURL: `https://clinicaltrials.gov/study/${nctId}`,
      c_investigators: unlessEmpty(investigators.refs),
      c_coInvestigator: unlessEmpty(investigators.others),
      c_researchTopics: unlessEmpty(topics.refs),
      c_researchLocations: unlessEmpty(locations.refs),
    }),
  };
  return [...topics.made, ...investigators.made, ...locations.made, own];
}

const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

function topicsOf(conditions: readonly string[], row: number): Linked {
  const linked: Linked = { refs: [], made: [] };
  for (const text of conditions) {
    const topic = cleanText(text);
    const key = { source: 'research-topic', key: makeSlug(topic) };
    linked.made.push(
      support(row, 'ce_researchTopic', `topic-${key.key}`, key, { name: topic, slug: key.key }),
    );
    linked.refs.push(sourceRef(key));
  }
  return linked;
}

/** Persons who lead a study; `others` are the names of those who help. */
function investigatorsOf(
  officials: NonNullable<Contacts['overallOfficials']>,
  row: number,
  flag: FlagField,
): Linked & { others: string[] } {
  const linked: Linked & { others: string[] } = { refs: [], made: [], others: [] };
  for (const official of officials) {
    const person = cleanText(official.name);
    const plain = person.replace(/,.*$/, '').trim();
    const same = plain.toLowerCase() === (official.affiliation ?? '').toLowerCase();
    if (same || company.test(plain) || plain.split(' ').length < 2) {
      flag('c_investigators', `'${person.slice(0, 60)}' is not a person`);
    } else if (official.role === 'SUB_INVESTIGATOR') {
      linked.others.push(person);
    } else {
      const key = {
        source: 'investigator',
        key: `${makeSlug(plain)}-${shortHash(official.affiliation ?? '')}`,
      };
      const body = { name: person, slug: makeSlug(plain) };
      linked.made.push(support(row, 'ce_investigator', `investigator-${key.key}`, key, body));
      linked.refs.push(sourceRef(key));
    }
  }
  return linked;
}

/** Named places in the United States, each once. */
function locationsOf(places: NonNullable<Contacts['locations']>, row: number, flag: FlagField): Linked {
  const linked: Linked = { refs: [], made: [] };
  const known = new Set<string>();
  let unnamed = 0;
  for (const place of places) {
    if (place.country !== 'United States') continue;
    const facility = cleanText(place.facility ?? '');
    if (facility === '' || nameless.test(facility)) {
      unnamed += 1;
      continue;
    }
    const key = { source: 'research-location', key: makeSlug(`${facility} ${place.city ?? ''}`) };
    if (known.has(key.key)) continue;
    known.add(key.key);
    const email = place.contacts?.find((contact) => contact.email)?.email;
    const address =
      place.city && place.state ? { city: place.city, region: place.state, countryCode: 'US' } : undefined;
    const body = present({ name: facility, slug: key.key, address, c_emailAddress: email });
    linked.made.push(support(row, 'ce_researchLocation', `research-location-${key.key}`, key, body));
    linked.refs.push(sourceRef(key));
  }
  if (unnamed > 0)
    flag('c_researchLocations', `${unnamed} locations without a name of their own ('Research Site')`);
  return linked;
}
