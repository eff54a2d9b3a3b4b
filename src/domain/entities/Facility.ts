import type { Hours } from '#src/domain/hours/Hours.ts';
import type {
  CallToActionValue,
  Coordinate,
  EntityBase,
  EntityLink,
  ImageValue,
  LinkValue,
  SafeHtml,
} from './common.ts';

/** c_alert of a facility (D-084). */
export interface FacilityAlert {
  icon?: string;
  severity: 'default' | 'error';
  heading: string;
  text: SafeHtml;
}

/** One service offered at a facility, with what differs there (D-103). */
export interface OfferedService {
  id: string;
  name: string;
  path?: string;
  isTopLevel: boolean;
  isAdvanced: boolean;
  /** The service it is a part of, by id. */
  parentId?: string;
  /** Where in the building it is: "2nd floor, elevator A". */
  where?: string;
  hours?: Hours;
  additionalHoursText?: string;
  phone?: string;
  fax?: string;
  otherPhone?: { number: string; label?: string };
  additionalText?: SafeHtml;
}

/** One slide of the media gallery (D-101). */
export type MediaSlide =
  | { kind: 'photo'; image: ImageValue; description?: SafeHtml }
  | { kind: 'youtube'; videoId: string; description?: SafeHtml }
  | { kind: 'brightcove'; videoId: string; description?: SafeHtml };

export interface FacilityAward {
  id: string;
  name: string;
  presenter?: string;
  years?: string;
  image?: ImageValue;
}

export interface StatsPromoValue {
  headline: string;
  content?: SafeHtml;
  button?: LinkValue;
  items: { headline: string; content?: string; image?: ImageValue; href?: string }[];
}

/** When people who stay here may be visited, and what is otherwise in some units. */
export interface Visiting {
  hours?: Hours;
  text?: SafeHtml;
  link?: LinkValue;
}

/** Where to leave a car: first what a driver has to know, then the rest. */
export interface Parking {
  headline: string;
  text?: SafeHtml;
  link?: LinkValue;
}

/** A place of care (healthcareFacility; D-111). Lists are empty, optional members absent, when unknown. */
export interface Facility extends EntityBase<'healthcareFacility'> {
  otherName?: string;
  parentLocation?: EntityLink;
  locationTypes: string[];
  coordinate?: Coordinate;
  mainPhone?: string;
  alternatePhone?: { number: string; label?: string };
  fax?: string;
  hours?: Hours;
  additionalHoursText?: string;
  visiting?: Visiting;
  parking?: Parking;
  appointment?: { url: string; label?: string };
  alert?: FacilityAlert;
  amenities: string[];
  /** Accepted payment methods as the directory names them. */
  paymentOptions: string[];
  showFeaturedHero: boolean;
  description?: SafeHtml;
  additionalDescription?: SafeHtml;
  conditions: EntityLink[];
  diagnostics: EntityLink[];
  treatments: EntityLink[];
  faqs: { question: string; answer: SafeHtml }[];
  findingYourWay: { headline: string; body?: SafeHtml; link?: LinkValue }[];
  mediaGallery: MediaSlide[];
  youtubeVideoIds: string[];
  brightcoveVideoId?: string;
  services: OfferedService[];
  awards: FacilityAward[];
  resources: LinkValue[];
  statsPromo?: StatsPromoValue;
  callToAction?: CallToActionValue;
  hasEmergencyRoom: boolean;
  affiliateNames: string[];
}
