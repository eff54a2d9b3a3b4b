import { z } from 'zod';
import { sourceRef } from '#src/platform/import/Candidate.ts';
import type { Candidate, ParsedFile, SourceKey } from '#src/platform/import/Candidate.ts';
import { present } from '#src/platform/import/buildFacility.ts';
import { shortHash } from '#src/platform/import/buildClinician.ts';
import { cleanText } from '#src/platform/import/repair/cleanText.ts';
import { makeSlug } from '#src/platform/import/repair/makeSlug.ts';
import { markdownToHtml, unescapeMarkdown } from '#src/platform/import/repair/markdownToHtml.ts';

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
        reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not a study'}`,
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

function studyCandidates(study: Study, row: number, parsed: ParsedFile): Candidate[] {
  const { identificationModule, statusModule, contactsLocationsModule, ...modules } = study.protocolSection;
  const flag = (field: string, reason: string) =>
    parsed.flags.push({ row, field, kind: 'untrusted', reason });
  const made: Candidate[] = [];
  const name = unescapeMarkdown(
    cleanText(identificationModule.officialTitle ?? identificationModule.briefTitle),
  );
  const shortName = unescapeMarkdown(cleanText(identificationModule.briefTitle));

  let status = statuses[statusModule.overallStatus];
  if (status === 'Completed' && study.hasResults) status = 'Completed Has Results';
  if (!status) flag('c_recruitingStatus', `the registry's status is ${statusModule.overallStatus}`);

  const topics = (modules.conditionsModule?.conditions ?? []).map((text) => {
    const topic = cleanText(text);
    const key = { source: 'research-topic', key: makeSlug(topic) };
    made.push(support(row, 'ce_researchTopic', `topic-${key.key}`, key, { name: topic, slug: key.key }));
    return sourceRef(key);
  });

  const investigators: { $ref: string }[] = [];
  const coInvestigators: string[] = [];
  for (const official of contactsLocationsModule?.overallOfficials ?? []) {
    const person = cleanText(official.name);
    const plain = person.replace(/,.*$/, '').trim();
    const same = plain.toLowerCase() === (official.affiliation ?? '').toLowerCase();
    if (same || company.test(plain) || plain.split(' ').length < 2) {
      flag('c_investigators', `'${person.slice(0, 60)}' is not a person`);
    } else if (official.role === 'SUB_INVESTIGATOR') {
      coInvestigators.push(person);
    } else {
      const key = {
        source: 'investigator',
        key: `${makeSlug(plain)}-${shortHash(official.affiliation ?? '')}`,
      };
      made.push(
        support(row, 'ce_investigator', `investigator-${key.key}`, key, {
          name: person,
          slug: makeSlug(plain),
        }),
      );
      investigators.push(sourceRef(key));
    }
  }

  const locations = new Map<string, { $ref: string }>();
  let unnamed = 0;
  for (const place of contactsLocationsModule?.locations ?? []) {
    if (place.country !== 'United States') continue;
    const facility = cleanText(place.facility ?? '');
    if (facility === '' || nameless.test(facility)) {
      unnamed += 1;
      continue;
    }
    const key = { source: 'research-location', key: makeSlug(`${facility} ${place.city ?? ''}`) };
    if (locations.has(key.key)) continue;
    const email = place.contacts?.find((contact) => contact.email)?.email;
    const address =
      place.city && place.state ? { city: place.city, region: place.state, countryCode: 'US' } : undefined;
    made.push(
      support(
        row,
        'ce_researchLocation',
        `research-location-${key.key}`,
        key,
        present({ name: facility, slug: key.key, address, c_emailAddress: email }),
      ),
    );
    locations.set(key.key, sourceRef(key));
  }
  if (unnamed > 0)
    flag('c_researchLocations', `${unnamed} locations without a name of their own ('Research Site')`);

  const { briefSummary, detailedDescription } = modules.descriptionModule ?? {};
  const description = [briefSummary, detailedDescription]
    .filter((text) => text !== undefined)
    .map(markdownToHtml)
    .join('');
  const criteria = modules.eligibilityModule?.eligibilityCriteria;
  const { nctId } = identificationModule;
  made.push({
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
      c_investigators: investigators.length > 0 ? investigators : undefined,
      c_coInvestigator: coInvestigators.length > 0 ? coInvestigators : undefined,
      c_researchTopics: topics.length > 0 ? topics : undefined,
      c_researchLocations: locations.size > 0 ? [...locations.values()] : undefined,
    }),
  });
  return made;
}
