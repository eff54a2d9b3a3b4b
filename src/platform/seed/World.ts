import type { SceneName } from '../media/art/drawScene.ts';
import type { Bilingual } from './bilingual.ts';
import type { Portrait } from '../media/portraits/Portrait.ts';
import type { RegionPlan } from './data/places.ts';

/** An entity to write: `both` writes an English and a Spanish profile, `en` the English one alone. */
export interface DemoEntity {
  id: string;
  type: string;
  languages: 'en' | 'both';
  /** Fields in the vendor's names; texts in two languages are `{en, es}`, links are `{ $ref: id }`. */
  body: Record<string, unknown>;
  /** What its picture may show besides, the most particular first: of what else it is about. */
  scenes?: readonly SceneName[];
  /** Keeps the picture of its own subject where another beside it can make way. */
  isFirm?: boolean;
  /** Shows this scene and no other: somebody chose it. */
  hasChosenScene?: boolean;
}

/** A link to another entity. */
export interface Ref {
  $ref: string;
}
export const ref = (id: string): Ref => ({ $ref: id });
export const refs = (items: readonly { id: string }[]): Ref[] => items.map((item) => ref(item.id));

export interface Named {
  id: string;
  name: Bilingual;
}
export interface Specialty extends Named {
  key: string;
  plural: Bilingual;
  training: string;
  weight: number;
  /** Its patients come through another part of the hospital. */
  hidesBooking: boolean;
  /** No patient meets those who practise it. */
  isUnseen: boolean;
  hidesReferral: boolean;
  conditions: Named[];
  procedures: Named[];
  reasons: Named[];
}
export interface Service extends Named {
  key: string;
  /** What it is and for whom. */
  says: Bilingual;
  topLevel: boolean;
  parent?: Service;
  specialties: Specialty[];
  /** What people come to it with. */
  conditions: readonly Named[];
  path: string;
}
export interface Topic extends Named {
  parent?: Topic;
  group: Named;
  /** 'condition', 'living' (living with a condition) or 'wellness'. */
  kind: 'condition' | 'living' | 'wellness';
  subject: Bilingual;
}
export interface Affiliate {
  id: string;
  name: string;
  orgType: string;
  region: string;
  /** Where in its region it works, when that is not all of it. */
  counties?: readonly string[] | undefined;
  inNetwork: boolean;
}
export interface Site {
  id: string;
  entityType: 'healthcareFacility' | 'location';
  name: string;
  types: string[];
  region: RegionPlan;
  address: Record<string, string>;
  latitude: number;
  longitude: number;
  /** The county it stands in, which its phone numbers follow. */
  county?: string;
  phone?: string;
  fax?: string;
  hours?: Record<string, unknown>;
  /** Entity ids of the specialties practised here, for offices. */
  specialties: Specialty[];
  affiliate: Affiliate;
  /** The campus, for a facility that stands on one. */
  parent?: Site;
  /** Whether one can leave a car there; known once its entity is made. */
  hasParking?: boolean;
  /** What it was called once; known once its entity is made. */
  formerly?: string;
}
/** An award of one region: who gave it, for what and for which years; its places and people join as their entities are made. */
export interface Award extends Named {
  presenter: Named;
  years: string;
  /** The name of the region whose places and people it honors. */
  region: string;
  /** Keys of the main services it is about. */
  services: readonly string[];
  /** Types of places that can have it; any, where it names none. */
  types: readonly string[];
  /** Services, by their English names, of which a place that has it offers one; any place has it where left out. */
  offers?: readonly string[] | undefined;
  /** Whether people can have it, too. */
  isForPeople: boolean;
  places: Site[];
  people: Provider[];
}
export interface Plan extends Named {
  /** For people with Medicare: who sees children alone takes none. */
  isForSeniors: boolean;
  /** The hospitals and groups it works with; known once its entity is made. */
  network: readonly Affiliate[];
}
export interface Payor extends Named {
  plans: Plan[];
}
export interface Provider {
  id: string;
  name: string;
  firstName: string;
  lastName: string;
  gender: string;
  /** As the directory has it: some leave it open, and no text may tell it then. */
  toldGender: string;
  letters: string;
  isPhysician: boolean;
  specialties: Specialty[];
  sites: Site[];
  affiliate: Affiliate;
  /** Where they see people who stay overnight; known once their entity is made. */
  hospitals: Affiliate[];
  accepting: boolean;
  /** Whether they are in the directory of the house's own plan: nobody else takes it. */
  isInPlan: boolean;
  languages: Named[];
  /** Those of them they speak themselves; known once their entity is made. */
  spoken: Named[];
  reputationId?: string;
  /** What they are drawn from; known once their entity is made, and not everybody is drawn. */
  portrait?: Portrait | undefined;
}

/** Somebody who writes for the library, with what they wrote, checked and answered. */
export interface Person extends Named {
  provider?: Provider | undefined;
  role: Bilingual;
  portrait?: Portrait | undefined;
  wrote: { path: string; name: Bilingual }[];
  checked: { path: string; name: Bilingual }[];
  answered: { path: string; name: Bilingual }[];
}

/** Somebody who does research; most are providers of the network. */
export interface Investigator extends Named {
  topics: Named[];
  provider?: Provider | undefined;
  /** Of one who is no provider. */
  portrait?: Portrait | undefined;
  /** Where they lead a study. */
  site?: Site;
}

/** Everything the later steps of the seed link to; each step fills its own part. */
export interface World {
  /** The day the demo network is written for, `yyyy-MM-dd`. */
  today: string;
  /** 1 for the whole network; less for tests. */
  scale: number;
  conditions: Named[];
  procedures: Named[];
  reasons: Named[];
  specialties: Specialty[];
  services: Service[];
  topics: Topic[];
  topicGroups: Named[];
  languages: (Named & { weight: number })[];
  titles: Map<string, Named>;
  affiliates: Affiliate[];
  facilities: Site[];
  offices: Site[];
  payors: Payor[];
  presenters: Named[];
  awards: Award[];
  resources: Named[];
  providers: Provider[];
  /** Those who write for the library. */
  people: Person[];
  institutes: Named[];
  researchTopics: Named[];
  /** Places that do research, with the address of their study team. */
  researchLocations: (Named & { site: Site; email?: string | undefined })[];
  investigators: Investigator[];
  /** Star ratings by reputation id, for the reputation feed. */
  reputations: Map<string, { name: string; ratingPercent: number; reviewCount: number }>;
}

export function emptyWorld(today: string, scale: number): World {
  return {
    today,
    scale,
    conditions: [],
    procedures: [],
    reasons: [],
    specialties: [],
    services: [],
    topics: [],
    topicGroups: [],
    languages: [],
    titles: new Map(),
    affiliates: [],
    facilities: [],
    offices: [],
    payors: [],
    presenters: [],
    awards: [],
    resources: [],
    providers: [],
    people: [],
    institutes: [],
    researchTopics: [],
    researchLocations: [],
    investigators: [],
    reputations: new Map(),
  };
}

/** How many of `full` to make at the world's scale: at least `least`. */
export const scaled = (world: World, full: number, least = 1): number =>
  Math.max(Math.min(least, full), Math.round(full * world.scale));

/** 'fac' and 12 make 'fac0012'. Ids have no hyphen, so that the id can be read back from the end of an address. */
export const numbered = (prefix: string, number: number, digits = 4): string =>
  `${prefix}${String(number).padStart(digits, '0')}`;
