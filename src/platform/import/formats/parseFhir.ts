import { affiliateCandidate, specialtyCandidate, titlesOf } from '#src/platform/import/buildClinician.ts';
import { buildFacility, present } from '#src/platform/import/buildFacility.ts';
import { sourceRef } from '#src/platform/import/Candidate.ts';
import type { Candidate, ParsedFile, SourceKey } from '#src/platform/import/Candidate.ts';
import type { TransformName } from '#src/platform/import/columnSets/ColumnSet.ts';
import { applyRule } from '#src/platform/import/columnSets/transforms.ts';
import type { Point } from '#src/platform/import/repair/checkCoordinate.ts';
import { cleanText } from '#src/platform/import/repair/cleanText.ts';
import { readCredentials } from '#src/platform/import/repair/credentials.ts';
import type { LocationType } from '#src/platform/import/repair/locationTypes.ts';
import { makeSlug } from '#src/platform/import/repair/makeSlug.ts';
import { unshout } from '#src/platform/import/repair/titleCase.ts';
import { isRoundTheClock, readFhirHours } from './fhirHours.ts';
import { listOf, recordOf, recordsOf, textOf, textsOf } from './records.ts';
import type { JsonRecord } from './records.ts';
import { refusal } from '../refusals.ts';
import type { Refusal } from '../refusals.ts';

/** A resource and the line (NDJSON) or position (Bundle) it stands at. */
export interface FhirEntry {
  row: number;
  resource: JsonRecord;
}

const locationTypeByRole: Record<string, LocationType> = {
  HOSP: 'Hospital',
  GACH: 'Hospital',
  ER: 'Emergency Room',
  OUTPHARM: 'Pharmacy (Outpatient)',
  AMBUL: 'Care Center',
  OF: 'Care Center',
  SURG: 'Surgery Center',
  RADDX: 'Imaging',
};
const locationTypeByCategory: Record<string, LocationType> = {
  hosp: 'Hospital',
  emerg: 'Emergency Room',
  pharm: 'Pharmacy (Outpatient)',
  outpat: 'Care Center',
  group: 'Care Center',
  prov: 'Care Center',
  urg: 'Urgent Care',
  lab: 'Lab',
};
const organizationTypes: Record<
  string,
  'Hospital' | 'Medical Group' | 'HMO Network' | 'Affiliate' | 'Other'
> = {
  ntwk: 'HMO Network',
  prvgrp: 'Medical Group',
  fac: 'Affiliate',
};
const proficiency: Record<string, string> = {
  '10': 'Basic',
  '20': 'Limited',
  '30': 'Conversational',
  '40': 'Fluent',
  '50': 'Fluent',
  '60': 'Fluent',
};

const codesOf = (concept: unknown) =>
  recordsOf(recordOf(concept)['coding']).map((coding) => textOf(coding['code']));
const conceptText = (concept: unknown) =>
  textOf(recordsOf(recordOf(concept)['coding'])[0]?.['display']) || textOf(recordOf(concept)['text']);
const referenceOf = (value: unknown) =>
  textOf(recordOf(value)['reference']).replace(/^.*?([A-Z]\w+\/[^/]+)$/, '$1');
const npiOf = (resource: JsonRecord) =>
  textOf(
    recordsOf(resource['identifier']).find((one) => one['system'] === 'http://hl7.org/fhir/sid/us-npi')?.[
      'value'
    ],
  );

/**
 * FHIR R4 Plan-Net resources → directory entities: Location → healthcareFacility, Organization → ce_affiliate or
 * ce_healthPlanPayor, Practitioner with its PractitionerRoles → healthcareProfessional, InsurancePlan →
 * ce_healthPlan, HealthcareService → type and services of its locations, OrganizationAffiliation → affiliates of its
 * locations. Networks are what people accept plans through, never hospitals or groups. Endpoints have nothing a visitor
 * sees. `server` names the server the ids belong to.
 */
export function parseFhir(file: string, entries: readonly FhirEntry[], server = 'fhir'): ParsedFile {
  return new FhirReader(file, entries, server).read();
}

class FhirReader {
  private readonly parsed: ParsedFile;
  private readonly byType = new Map<string, FhirEntry[]>();
  private readonly server: string;
  /** Names of payors by reference. */
  private readonly payors = new Map<string, string>();
  private readonly areas = new Set<string>();
  /** Networks by reference, with the plans that have them. */
  private readonly networks = new Map<string, FhirEntry[]>();
  /** Hospitals and groups by the network they take part in. */
  private readonly participants = new Map<string, Set<string>>();

  constructor(file: string, entries: readonly FhirEntry[], server: string) {
    this.server = server;
    this.parsed = {
      file,
      title: 'FHIR R4 Plan-Net',
      read: entries.length,
      candidates: [],
      rejected: [],
      closed: [],
      flags: [],
      notes: [],
    };
    for (const entry of entries) {
      const type = textOf(entry.resource['resourceType']);
      const id = textOf(entry.resource['id']);
      if (!/^[A-Za-z0-9\-.]{1,64}$/.test(id)) this.reject(entry, refusal('no-key', 'id'));
      else this.byType.set(type, [...(this.byType.get(type) ?? []), entry]);
    }
  }

  read(): ParsedFile {
    this.readNetworks();
    for (const entry of this.of('Organization')) this.organization(entry);
    this.locations();
    for (const entry of this.of('HealthcareService')) this.healthcareService(entry);
    for (const entry of this.of('OrganizationAffiliation')) this.organizationAffiliation(entry);
    this.practitioners();
    for (const entry of this.of('InsurancePlan')) this.insurancePlan(entry);
    const known = new Set([
      'Organization',
      'Location',
      'HealthcareService',
      'OrganizationAffiliation',
      'Practitioner',
      'PractitionerRole',
      'InsurancePlan',
    ]);
    for (const [type, entries] of this.byType) {
      if (known.has(type)) continue;
      for (const entry of entries) this.reject(entry, type ? refusal('not-shown', type) : refusal('no-type'));
    }
    return this.parsed;
  }

  private of(type: string): FhirEntry[] {
    return this.byType.get(type) ?? [];
  }

  private key(reference: string): SourceKey {
    return { source: this.server, key: reference };
  }

  private reject(entry: FhirEntry, why: Refusal, field?: string): void {
    const { resource } = entry;
    const label = textOf(resource['name']) || `${textOf(resource['resourceType'])}/${textOf(resource['id'])}`;
    this.parsed.rejected.push({
      ...{ row: entry.row, label: cleanText(label).slice(0, 60), ...why },
      ...(field && { field }),
    });
  }

  private flag(row: number, field: string, kind: 'untrusted' | 'dangling' | 'note', reason: string): void {
    this.parsed.flags.push({ row, field, kind, reason });
  }

  private value<T = string>(
    row: number,
    field: string,
    as: TransformName,
    ...cells: unknown[]
  ): T | undefined {
    const from = cells.map((_, index) => String(index));
    const texts = new Map(
      cells.map((cell, index) => [String(index), typeof cell === 'number' ? String(cell) : textOf(cell)]),
    );
    const reading = applyRule({ from, as }, texts);
    if (reading.untrusted) this.flag(row, field, 'untrusted', reading.untrusted);
    if (reading.note) this.flag(row, field, 'note', reading.note);
    return reading.value as T | undefined;
  }

  private telecom(row: number, resource: JsonRecord, system: string, field: string): string | undefined {
    const point = recordsOf(resource['telecom']).find((one) => one['system'] === system);
    return point && this.value(row, field, system === 'url' ? 'website' : 'phone', point['value']);
  }

  private put(
    candidate: Omit<Candidate, 'locale' | 'source' | 'support' | 'matchPlace'> & { support?: boolean },
  ): void {
    this.parsed.candidates.push({
      locale: 'en',
      source: this.server,
      support: false,
      matchPlace: false,
      ...candidate,
    });
  }

  private organization(entry: FhirEntry): void {
    const { row, resource } = entry;
    if (resource['active'] === false) return this.reject(entry, refusal('inactive-organization'), 'active');
    const name = this.value(row, 'name', 'placeName', resource['name']);
    if (!name) return this.reject(entry, refusal('no-name'), 'name');
    const id = textOf(resource['id']);
    const key = this.key(`Organization/${id}`);
    const codes = recordsOf(resource['type']).flatMap(codesOf);
    if (codes.includes('payer')) {
      this.payors.set(`Organization/${id}`, name);
      this.put({
        row,
        type: 'ce_healthPlanPayor',
        id: `${this.server}-${id.toLowerCase()}`,
        keys: [key],
        body: { name, slug: makeSlug(name) },
      });
      return;
    }
    const orgType =
      codes.map((code) => organizationTypes[code]).find((type) => type !== undefined) ?? 'Other';
    const { body, ...candidate } = affiliateCandidate(row, this.server, key, name, orgType);
    const plans = this.networks.get(`Organization/${id}`) ?? [];
    this.put({
      ...candidate,
      id: `${this.server}-${id.toLowerCase()}`,
      support: false,
      body: present({
        ...body,
        c_affiliateHealthPlans: plans.length > 0 ? plans.map((plan) => this.planRef(plan)) : undefined,
      }),
    });
  }

  /** A network is neither hospital nor medical group: it is what people accept plans through. */
  private readNetworks(): void {
    for (const { resource } of this.of('Organization')) {
      if (recordsOf(resource['type']).flatMap(codesOf).includes('ntwk'))
        this.networks.set(`Organization/${textOf(resource['id'])}`, []);
    }
    for (const plan of this.of('InsurancePlan')) {
      if (textOf(plan.resource['status']) === 'retired') continue;
      for (const network of this.networksOf(plan.resource)) this.networks.get(network)?.push(plan);
    }
    for (const { resource } of this.of('OrganizationAffiliation')) {
      const group = referenceOf(resource['participatingOrganization']);
      if (resource['active'] === false || !group || this.networks.has(group)) continue;
      for (const network of this.networksOf(resource))
        this.participants.set(network, (this.participants.get(network) ?? new Set()).add(group));
    }
  }

  private networksOf(resource: JsonRecord): string[] {
    const own = [resource, ...recordsOf(resource['plan'])].flatMap((one) => recordsOf(one['network']));
    return [...new Set(own.map(referenceOf).filter(Boolean))];
  }

  private planRef({ resource }: FhirEntry): { $ref: string } {
    return sourceRef(this.key(`InsurancePlan/${textOf(resource['id'])}`));
  }

  private locations(): void {
    const all = this.of('Location');
    const generated = this.hoursAreGenerated(all);
    for (const entry of all) this.location(entry, generated);
  }

  /** A generator's default: real lists do not have every place open day and night. */
  private hoursAreGenerated(all: readonly FhirEntry[]): boolean {
    const withHours = all.filter(({ resource }) => listOf(resource['hoursOfOperation']).length > 0);
    const generated =
      withHours.length >= 5 &&
      withHours.every(({ resource }) => isRoundTheClock(readFhirHours(resource['hoursOfOperation'])));
    if (generated) {
      this.parsed.notes.push(
        `all ${withHours.length} locations are said to be open around the clock; no hours are taken`,
      );
    }
    return generated;
  }

  private location(entry: FhirEntry, generated: boolean): void {
    const { row, resource } = entry;
    const reference = `Location/${textOf(resource['id'])}`;
    if (resource['status'] === 'inactive' || resource['status'] === 'suspended')
      return this.reject(entry, refusal('closed'), 'status');
    const name = this.value(row, 'name', 'placeName', resource['name']);
    const address = recordOf(resource['address']);
    const lines = textsOf(address['line']);
    const line1 = this.value(row, 'address.line1', 'addressLine', lines[0]);
    const city = this.value(row, 'address.city', 'city', address['city']);
    const region = this.value(row, 'address.region', 'region', address['state']);
    if (!name || !line1 || !city || !region) {
      if (!line1 && !city) this.areas.add(reference);
      return this.reject(entry, refusal('no-street'), 'address');
    }
    const coordinate = this.coordinate(row, recordOf(resource['position']));
    const locationTypes = this.locationTypes(resource, reference);
    if (locationTypes.length === 0)
      this.flag(row, 'c_locationType', 'note', 'the source does not say what kind of place this is');
    const hours = readFhirHours(resource['hoursOfOperation']);
    if (generated && hours)
      this.flag(row, 'hours', 'untrusted', 'every location of the file is open around the clock');
    const organization = referenceOf(resource['managingOrganization']);
    const built = buildFacility({
      row,
      source: this.server,
      keys: [this.key(reference)],
      id: `${this.server}-${textOf(resource['id']).toLowerCase()}`,
      name,
      line1,
      line2: this.value(row, 'address.line2', 'addressLine', lines.slice(1).join(', ')),
      city,
      region,
      postalCode: this.value(row, 'address.postalCode', 'postalCode', address['postalCode']),
      phone: this.telecom(row, resource, 'phone', 'mainPhone'),
      fax: this.telecom(row, resource, 'fax', 'fax'),
      website: this.telecom(row, resource, 'url', 'websiteUrl'),
      coordinate,
      locationTypes,
      ownDoubles: false,
      more: present({
        hours: generated ? undefined : hours,
        c_affiliate:
          organization && !this.networks.has(organization) ? [sourceRef(this.key(organization))] : undefined,
      }),
    });
    this.parsed.candidates.push(built.candidate);
    this.parsed.flags.push(...built.flags);
  }

  private coordinate(row: number, position: JsonRecord): Point | undefined {
    if (!('latitude' in position)) return undefined;
    const { latitude, longitude } = position;
    return this.value<Point>(row, 'yextDisplayCoordinate', 'coordinate', latitude, longitude);
  }

  /** By the roles of the location itself, else by what its services are. */
  private locationTypes(resource: JsonRecord, reference: string): string[] {
    const known = (codes: readonly string[], byCode: Readonly<Record<string, string>>) => [
      ...new Set(codes.map((code) => byCode[code]).filter((type) => type !== undefined)),
    ];
    const own = known(recordsOf(resource['type']).flatMap(codesOf), locationTypeByRole);
    if (own.length > 0) return own;
    const served = this.of('HealthcareService').filter((one) =>
      recordsOf(one.resource['location']).some((link) => referenceOf(link) === reference),
    );
    const categories = served.flatMap((one) => recordsOf(one.resource['category']).flatMap(codesOf));
    return known(categories, locationTypeByCategory);
  }

  /** A service is what its locations offer: an entry of their c_relatedServices with its own hours and phone. */
  private healthcareService(entry: FhirEntry): void {
    const { row, resource } = entry;
    if (resource['active'] === false) return this.reject(entry, refusal('inactive-service'), 'active');
    const categories = recordsOf(resource['category']);
    const display = categories.map(conceptText).find(Boolean);
    const specialty = recordsOf(resource['specialty']).map(conceptText).find(Boolean);
    const name = display ?? specialty;
    if (!name) return this.reject(entry, refusal('no-service-name'), 'category');
    const key = { source: 'service', key: makeSlug(name) };
    this.put({
      row,
      type: 'ce_service',
      id: `service-${key.key}`,
      keys: [key],
      body: { name, slug: key.key },
      support: true,
    });
    const offered = present({
      service: sourceRef(key),
      hours: readFhirHours(resource['availableTime']),
      phone: this.telecom(row, resource, 'phone', 'c_relatedServices.phone'),
      fAX: this.telecom(row, resource, 'fax', 'c_relatedServices.fAX'),
    });
    let lost = 0;
    for (const link of recordsOf(resource['location'])) {
      const reference = referenceOf(link);
      const place = this.facility(reference);
      if (!place) {
        lost += 1;
        continue;
      }
      const list = (place.body['c_relatedServices'] ??= []) as JsonRecord[];
      if (!list.some((one) => JSON.stringify(one['service']) === JSON.stringify(offered['service'])))
        list.push(offered);
    }
    if (lost > 0) this.flag(row, 'location', 'dangling', `${lost} of its locations are not in the file`);
  }

  private facility(reference: string): Candidate | undefined {
    return this.parsed.candidates.find(
      ({ type, keys }) =>
        type === 'healthcareFacility' && keys[0]?.key === reference && keys[0].source === this.server,
    );
  }

  private organizationAffiliation(entry: FhirEntry): void {
    const { resource } = entry;
    if (resource['active'] === false) return this.reject(entry, refusal('inactive-affiliation'), 'active');
    const groups = [
      referenceOf(resource['organization']),
      referenceOf(resource['participatingOrganization']),
    ].filter((reference) => reference && !this.networks.has(reference));
    const places = recordsOf(resource['location'])
      .map((link) => this.facility(referenceOf(link)))
      .filter((place) => place !== undefined);
    const isOfNetwork = groups.length > 0 && this.networksOf(resource).length > 0;
    if ((groups.length === 0 || places.length === 0) && !isOfNetwork)
      return this.reject(entry, refusal('ties-nothing'));
    for (const place of places) {
      const list = (place.body['c_affiliate'] ??= []) as { $ref: string }[];
      for (const group of groups) {
        const ref = sourceRef(this.key(group));
        if (!list.some((one) => one.$ref === ref.$ref)) list.push(ref);
      }
    }
  }

  private practitioners(): void {
    const roles = this.of('PractitionerRole');
    const people = new Map(
      this.of('Practitioner').map((entry) => [`Practitioner/${textOf(entry.resource['id'])}`, entry]),
    );
    const rolesOf = new Map<string, FhirEntry[]>();
    for (const role of roles) {
      const person = referenceOf(role.resource['practitioner']);
      if (role.resource['active'] === false) this.reject(role, refusal('inactive-role'), 'active');
      else if (!person) this.reject(role, refusal('no-practitioner'), 'practitioner');
      else if (!people.has(person))
        this.reject(role, refusal('unknown-practitioner', person), 'practitioner');
      else rolesOf.set(person, [...(rolesOf.get(person) ?? []), role]);
    }
    for (const [reference, entry] of people)
      this.practitioner(entry, reference, rolesOf.get(reference) ?? []);
  }

  private practitioner(entry: FhirEntry, reference: string, roles: FhirEntry[]): void {
    const { row, resource } = entry;
    if (resource['active'] === false) return this.reject(entry, refusal('inactive-practitioner'), 'active');
    const names = recordsOf(resource['name']);
    const official = names.find((one) => one['use'] === 'official') ?? names[0] ?? {};
    const person = (text: string) => unshout(cleanText(text), 'person');
    const firstName = person(textsOf(official['given'])[0] ?? '');
    const lastName = person(textOf(official['family']));
    if (!firstName || !lastName) return this.reject(entry, refusal('no-full-name'), 'name');
    const { letters, generation, isPhysician } = readCredentials(textsOf(official['suffix']));
    const titles = titlesOf(row, this.server, letters);
    this.parsed.candidates.push(...titles.candidates);
    const name = [...textsOf(official['given']).map(person), lastName, generation].filter(Boolean).join(' ');
    const practice = this.practice(roles);
    for (const specialty of practice.specialties)
      this.parsed.candidates.push(specialtyCandidate(row, this.server, specialty));
    const languages = recordsOf(resource['communication']).flatMap((spoken) =>
      this.spokenLanguage(row, spoken),
    );
    const npi = npiOf(resource);
    const gender = { male: 'Male', female: 'Female' }[textOf(resource['gender'])];
    const id = textOf(resource['id']);
    this.put({
      row,
      type: 'healthcareProfessional',
      id: `${this.server}-${id.toLowerCase()}`,
      // Test data carries made-up numbers such as 9941339100: they must not join anybody.
      keys: [this.key(reference), ...(/^1\d{9}$/.test(npi) ? [{ source: 'npi', key: npi }] : [])],
      body: present({
        name,
        firstName,
        lastName,
        slug: makeSlug(isPhysician ? `dr-${name}` : name),
        gender,
        npi: /^1\d{9}$/.test(npi) ? npi : undefined,
        c_isPhysician: isPhysician,
        ...titles.members,
        acceptingNewPatients: practice.accepting,
        c_providerSpecialties: unlessEmpty(
          [...practice.specialties].map((specialty) => ({
            specialty: sourceRef({ source: 'specialty', key: makeSlug(specialty) }),
          })),
        ),
        c_additionalLanguages: unlessEmpty(languages),
        c_affiliate: unlessEmpty([...practice.affiliates.values()]),
        c_healthcareProfessionalHealthPlanAffiliate: unlessEmpty(
          [...practice.networks].map((network) => sourceRef(this.key(network))),
        ),
        c_healthPlanFacet: unlessEmpty([...this.payorsOf(practice.networks)]),
        c_offices: unlessEmpty(practice.offices),
      }),
    });
  }

  /** What the roles of a practitioner say together. */
  private practice(roles: readonly FhirEntry[]): Practice {
    const practice: Practice = {
      ...{ specialties: new Set(), networks: new Set(), affiliates: new Map(), offices: [] },
      accepting: undefined,
    };
    for (const role of roles) {
      for (const concept of recordsOf(role.resource['specialty'])) {
        const text = cleanText(conceptText(concept)).replace(/ Physician$/, '');
        if (text) practice.specialties.add(text);
      }
      for (const extension of recordsOf(role.resource['extension'])) {
        const network = referenceOf(extension['valueReference']);
        if (textOf(extension['url']).endsWith('/network-reference') && network)
          practice.networks.add(network);
      }
      const group = referenceOf(role.resource['organization']);
      if (group && this.networks.has(group)) practice.networks.add(group);
      else if (group) practice.affiliates.set(group, sourceRef(this.key(group)));
      for (const link of recordsOf(role.resource['location']))
        practice.offices.push(this.office(role, referenceOf(link)));
      practice.accepting ??= acceptingPatients(role.resource);
    }
    return practice;
  }

  private office(role: FhirEntry, place: string): JsonRecord {
    return present({
      officeOrFacility: [sourceRef(this.key(place))],
      practiceName: this.facility(place)?.body['name'],
      phoneNumber: this.telecom(role.row, role.resource, 'phone', 'c_offices.phoneNumber'),
      fAXNumber: this.telecom(role.row, role.resource, 'fax', 'c_offices.fAXNumber'),
      hours: readFhirHours(role.resource['availableTime']),
    });
  }

  /** An entry of c_additionalLanguages and the language it names; nothing for English. */
  private spokenLanguage(row: number, spoken: JsonRecord): JsonRecord[] {
    const language = conceptText(spoken) || languageName(codesOf(spoken)[0] ?? '');
    if (!language || language === 'English') return [];
    const key = { source: 'language', key: makeSlug(language) };
    this.put({
      row,
      type: 'ce_language',
      id: `language-${key.key}`,
      keys: [key],
      body: { name: language, slug: key.key },
      support: true,
    });
    const level = recordsOf(spoken['extension']).flatMap((extension) =>
      codesOf(extension['valueCodeableConcept']),
    )[0];
    return [present({ language: sourceRef(key), availability: proficiency[level ?? ''] })];
  }

  private payorsOf(networks: ReadonlySet<string>) {
    return new Set(
      [...networks].flatMap((network) =>
        (this.networks.get(network) ?? []).flatMap(
          (plan) => this.payors.get(referenceOf(plan.resource['ownedBy'])) ?? [],
        ),
      ),
    );
  }

  private insurancePlan(entry: FhirEntry): void {
    const { row, resource } = entry;
    if (textOf(resource['status']) === 'retired')
      return this.reject(entry, refusal('retired-plan'), 'status');
    // The generator joins words of a name without a blank: 'ConnecticutBronze PPO Plan'.
    const name = cleanText(textOf(resource['name'])).replace(
      /([a-z])([A-Z][a-z]+ (?:PPO|HMO|EPO|POS)\b)/,
      '$1 $2',
    );
    if (!name) return this.reject(entry, refusal('no-name'), 'name');
    const payor = referenceOf(resource['ownedBy']);
    const groups = new Set(
      this.networksOf(resource).flatMap((network) => [...(this.participants.get(network) ?? [])]),
    );
    const product = recordsOf(resource['type']).map(conceptText).find(Boolean);
    const id = textOf(resource['id']);
    this.put({
      row,
      type: 'ce_healthPlan',
      id: `${this.server}-${id.toLowerCase()}`,
      keys: [this.key(`InsurancePlan/${id}`)],
      body: present({
        name,
        slug: makeSlug(name),
        c_healthPlanDisplayName: name,
        c_healthPlanProductName: product,
        c_payorRelationship: payor ? [sourceRef(this.key(payor))] : undefined,
        c_healthPlanAffiliates:
          groups.size > 0 ? [...groups].map((group) => sourceRef(this.key(group))) : undefined,
      }),
    });
  }
}

/** What a practitioner does where, and for whom. */
interface Practice {
  specialties: Set<string>;
  networks: Set<string>;
  affiliates: Map<string, { $ref: string }>;
  offices: JsonRecord[];
  accepting: boolean | undefined;
}

const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const languageName = (code: string): string => {
  if (!/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(code)) return '';
  const name = languageNames.of(code) ?? '';
  return name === code ? '' : name;
};

function acceptingPatients(resource: JsonRecord): boolean | undefined {
  for (const extension of recordsOf(resource['extension'])) {
    if (!textOf(extension['url']).endsWith('/newpatients')) continue;
    const inner = recordsOf(extension['extension']).find((one) => one['url'] === 'acceptingPatients');
    const code = codesOf(inner?.['valueCodeableConcept'])[0];
    if (code === 'newpt') return true;
    if (code === 'nopt' || code === 'existpt' || code === 'existptfam') return false;
  }
  return undefined;
}
