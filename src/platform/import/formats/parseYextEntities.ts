import type { Candidate, ParsedFile } from '#src/platform/import/Candidate.ts';
import { distrustCoordinate } from '#src/platform/import/repair/checkCoordinate.ts';
import type { Point } from '#src/platform/import/repair/checkCoordinate.ts';
import { makeSlug } from '#src/platform/import/repair/makeSlug.ts';
import { placeZone } from '#src/platform/placeZone.ts';
import { isRecord, listOf, recordOf, recordsOf, textOf } from './records.ts';
import type { JsonRecord } from './records.ts';
import { refusal } from '../refusals.ts';
import type { Refusal } from '../refusals.ts';

/** Entity types of the directory (D-008). */
const entityTypes = new Set(
  (
    'ce_volunteerOpportunity ce_researchPublication ce_researchStudy ce_investigator healthcareFacility ' +
    'healthcareProfessional ce_shpProvider ce_shpFacility ce_patientStory ce_askAnExpert ce_healthPlan ' +
    'ce_healthPlanPayor ce_award ce_awardPresenter ce_conditionTreated ce_healthTopic ce_healthTopicGroup ce_language ' +
    'location ce_person ce_procedure ce_providerTitle ce_reasonForVisit ce_researchInstitute ce_researchLocation ' +
    'ce_researchTopic ce_resource ce_service ce_specialty ce_yextSpecialty ce_seatRobotEvent ce_affiliate ce_shpPage ' +
    'ce_sutterPage wp_post'
  ).split(' '),
);
/** Members that belong to the sending account or to one page build, not to the entity. */
const foreign = new Set([
  'id',
  'uid',
  'meta',
  'key',
  'locale',
  '__',
  'type',
  'siteDomain',
  'siteId',
  'siteInternalHostName',
  'businessId',
  '__proto__',
  'constructor',
  'prototype',
]);
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The entities in a JSON value, whichever of Yext's wrappings they come in; [] when there are none. */
export function yextEntitiesIn(value: unknown): JsonRecord[] {
  const isEntity = (one: JsonRecord) =>
    isRecord(recordOf(one['meta'])['entityType']) ||
    textOf(recordOf(one['meta'])['entityType']) !== '' ||
    ('$id' in one && 'entityType' in one) ||
    (typeof one['id'] === 'string' && entityTypes.has(textOf(one['type'])));
  if (Array.isArray(value)) return recordsOf(value).filter(isEntity);
  const record = recordOf(value);
  if (isEntity(record)) return [record];
  const response = recordOf(record['response']);
  const inside = response['entities'] ?? response['docs'] ?? record['entities'] ?? record['docs'];
  if (Array.isArray(inside)) return yextEntitiesIn(inside);
  return recordsOf(Object.values(record))
    .map((one) => recordOf(one['data']))
    .filter(isEntity);
}

/** Yext entities (Content API, Knowledge API, streams, configuration as code, search results) → the directory. */
export function parseYextEntities(
  file: string,
  entities: readonly JsonRecord[],
  source = 'yext',
): ParsedFile {
  const parsed: ParsedFile = {
    file,
    title: 'Yext entities',
    read: entities.length,
    candidates: [],
    rejected: [],
    closed: [],
    flags: [],
    notes: [],
  };
  for (const [index, entity] of entities.entries()) {
    const row = index + 1;
    const meta = recordOf(entity['meta']);
    const id = textOf(entity['$id']) || textOf(entity['id']) || textOf(meta['id']);
    const type =
      textOf(entity['entityType']) ||
      textOf(recordOf(meta['entityType'])['id']) ||
      textOf(meta['entityType']) ||
      textOf(entity['type']);
    const reject = (why: Refusal, field: string) =>
      parsed.rejected.push({ row, label: id || 'entity', field, ...why });
    if (!/^[\w.-]{1,100}$/.test(id)) {
      reject(refusal('no-key', 'id'), 'id');
      continue;
    }
    if (!entityTypes.has(type)) {
      reject(refusal('unknown-type', type), 'type');
      continue;
    }
    const base = isRecord(entity['content']) ? entity['content'] : entity;
    const profiles: [string, JsonRecord][] = [
      [
        textOf(entity['primaryLocale']) ||
          textOf(meta['locale']) ||
          textOf(entity['locale']) ||
          textOf(meta['language']) ||
          'en',
        base,
      ],
    ];
    for (const profile of recordsOf(entity['alternateProfiles'])) {
      profiles.push([textOf(profile['locale']), { ...base, ...recordOf(profile['content']) }]);
    }
    for (const [locale, profile] of profiles) {
      const language = locale.slice(0, 2).toLowerCase();
      if (language !== 'en' && language !== 'es') {
        parsed.flags.push({
          row,
          field: 'locale',
          kind: 'note',
          reason: `the site does not speak '${locale}'; this profile is left out`,
        });
        continue;
      }
      const candidate = entityCandidate(row, id, type, language, source, profile, parsed);
      if (!candidate) reject(refusal('no-name'), 'name');
      else parsed.candidates.push(candidate);
    }
  }
  return parsed;
}

function entityCandidate(
  row: number,
  id: string,
  type: string,
  locale: 'en' | 'es',
  source: string,
  profile: JsonRecord,
  parsed: ParsedFile,
): Candidate | undefined {
  const name = textOf(profile['name']);
  if (!name) return undefined;
  const flag = (field: string, reason: string) =>
    parsed.flags.push({ row, field, kind: 'untrusted', reason });
  const body: JsonRecord = {};
  for (const [field, value] of Object.entries(profile)) {
    if (!foreign.has(field) && value !== null)
      body[field] = typeof value === 'string' ? embed(value, profile) : value;
  }
  body['slug'] = makeSlug(textOf(profile['slug']).split('/').at(-1) ?? '') || makeSlug(name);
  if ('hours' in body) {
    body['hours'] = readableHours(body['hours'], flag);
    if (body['hours'] === undefined) delete body['hours'];
    else {
      const zone = placeZone(body['timezone'], {
        ...recordOf(body['address']),
        coordinate: body['yextDisplayCoordinate'],
      });
      if (zone) body['timezone'] = zone;
    }
  }
  const point = body['yextDisplayCoordinate'];
  if (point !== undefined) {
    const address = recordOf(body['address']);
    const { latitude, longitude } = recordOf(point);
    const reason =
      typeof latitude === 'number' && typeof longitude === 'number'
        ? distrustCoordinate({ latitude, longitude } satisfies Point, {
            postalCode: textOf(address['postalCode']),
            city: textOf(address['city']),
            region: textOf(address['region']),
            countryCode: textOf(address['countryCode']),
          })
        : 'not a pair of numbers';
    if (reason) {
      flag('yextDisplayCoordinate', reason);
      delete body['yextDisplayCoordinate'];
    }
  }
  return {
    row,
    type,
    locale,
    id: `${source}-${id}`,
    source,
    keys: [{ source, key: id }],
    body,
    support: false,
    matchPlace: false,
  };
}

/** Fills '[[address.city]]', by which Yext texts quote other fields; one that leads nowhere is taken out. */
const embed = (text: string, profile: JsonRecord): string =>
  text.replace(/\[\[([\w.]{1,80})\]\]/g, (_, path: string) => {
    let value: unknown = profile;
    for (const part of path.split('.'))
      value = Object.hasOwn(recordOf(value), part) ? recordOf(value)[part] : undefined;
    return typeof value === 'string' ? value : '';
  });

/**
 * Hours without the days and dates that cannot be read, each with a flag: of these nothing is known then. A date keeps
 * its place without hours, so that it does not get those of its weekday. Undefined when no weekday is left.
 */
function readableHours(
  value: unknown,
  flag: (field: string, reason: string) => void,
): JsonRecord | undefined {
  if (!isRecord(value)) {
    flag('hours', 'not in the shape of directory hours');
    return undefined;
  }
  const hours: JsonRecord = { ...value };
  for (const name of weekdays) {
    if (value[name] === undefined || isDay(value[name])) continue;
    flag(`hours.${name}`, 'not in the shape of directory hours');
    delete hours[name];
  }
  const holidays = value['holidayHours'];
  if (holidays !== undefined) {
    const dated = listOf(holidays).filter((one) => /^\d{4}-\d\d-\d\d$/.test(textOf(recordOf(one)['date'])));
    if (!Array.isArray(holidays) || dated.length < holidays.length)
      flag('hours.holidayHours', 'a holiday without a date');
    hours['holidayHours'] = dated.map((one) => {
      if (isDay(one)) return one;
      const date = recordOf(one)['date'];
      flag('hours.holidayHours', `the hours of ${textOf(date)} cannot be read`);
      return { date };
    });
  }
  if (weekdays.some((name) => hours[name] !== undefined)) return hours;
  if (!weekdays.some((name) => value[name] !== undefined)) flag('hours', 'no weekday');
  return undefined;
}

function isDay(day: unknown): boolean {
  if (!isRecord(day)) return false;
  const { isClosed, isRegularHours, openIntervals } = day;
  if (isClosed === true || isRegularHours === true) return true;
  const clock = /^([01]?\d|2[0-3]):[0-5]\d$/;
  const isTime = (text: unknown, mayEnd: boolean) => clock.test(textOf(text)) || (mayEnd && text === '24:00');
  return (
    Array.isArray(openIntervals) &&
    openIntervals.map(recordOf).every(({ start, end }) => isTime(start, false) && isTime(end, true))
  );
}
