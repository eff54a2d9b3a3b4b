import type { LocationType } from '#src/platform/import/repair/locationTypes.ts';

/** How the text of one or more cells becomes a value; the implementations are in transforms.ts. */
export type TransformName =
  | 'placeName'
  | 'placeNameAlways'
  | 'personName'
  | 'plainText'
  | 'addressLine'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'phone'
  | 'coordinate'
  | 'wktPoint'
  | 'yesNo'
  | 'website'
  | 'gender'
  | 'lookup'
  | 'fixed'
  | 'specialtyList'
  | 'taxonomyList'
  | 'taxonomyPlace'
  | 'year';

/** Where a field's text comes from and how it is read. Several columns are handed over in order. */
export interface FieldRule {
  from: readonly string[];
  as: TransformName;
  /** lookup: cell text → value; an unlisted text gives nothing. fixed: the value under ''. */
  map?: Readonly<Record<string, unknown>>;
}

/** A cell by which a record is known. `pad` restores leading zeros that a spreadsheet ate. */
export interface KeyRule {
  source: string;
  from: string;
  pad?: number;
  /** Cells that do not look like this are no key. */
  pattern: RegExp;
}

export interface FacilityFields {
  name: FieldRule;
  otherName?: FieldRule;
  line1: FieldRule;
  line2?: FieldRule;
  city: FieldRule;
  region: FieldRule;
  postalCode?: FieldRule;
  phone?: FieldRule;
  /** `distrust`: why this source's points, even those near their ZIP, are not where the building is. */
  coordinate?: FieldRule & { distrust?: string };
  locationType: FieldRule;
  hasEmergencyRoom?: FieldRule;
  website?: FieldRule;
}

export interface ClinicianFields {
  firstName: FieldRule;
  middleName?: FieldRule;
  lastName: FieldRule;
  suffix?: FieldRule;
  gender?: FieldRule;
  credential?: FieldRule;
  school?: FieldRule;
  specialties: FieldRule;
  organization?: FieldRule;
  line1: FieldRule;
  line2?: FieldRule;
  city: FieldRule;
  region: FieldRule;
  postalCode: FieldRule;
  phone?: FieldRule;
}

interface ColumnSetBase {
  /** Source name in import links and reports, e.g. 'cms-hospitals'. */
  name: string;
  title: string;
  /** Columns a header must have to be of this set; more may stand beside them and are ignored. */
  columns: readonly string[];
  /** Further names a column has in other releases, by its name here. Case, spaces and marks do not count. */
  alsoCalled?: Readonly<Record<string, readonly string[]>>;
  /** Rows of this set are those whose cell matches; sets with the same columns are told apart by it. */
  only?: { column: string; matches: RegExp };
  /** Own key first. Further keys join the record with other sources. */
  keys: readonly [KeyRule, ...KeyRule[]];
  /** Rows whose cell matches are places that are closed. */
  closed?: { column: string; matches: RegExp };
  /** Columns with the day a number was taken out of use, and the day it was given out again. */
  deactivated?: { on: string; again?: string };
}

/** A kind of CSV file, as data: how its header looks and what its columns mean. */
export type ColumnSet = FacilityColumns | ClinicianColumns | DeactivationColumns;

export interface FacilityColumns extends ColumnSetBase {
  kind: 'facility';
  fields: FacilityFields;
}

export interface ClinicianColumns extends ColumnSetBase {
  kind: 'clinician';
  fields: ClinicianFields;
  /** Pairs of columns naming the hospitals a clinician works at: certification number and name. */
  hospitals: readonly { number: string; name: string }[];
  organizationKey?: KeyRule;
}

/** A list of nothing but numbers that were taken out of use. */
export interface DeactivationColumns extends ColumnSetBase {
  kind: 'deactivations';
  deactivated: { on: string; again?: string };
}

/** A fixed location type, for sets that list one kind of place only. */
export const always = (type: LocationType): FieldRule => ({ from: [], as: 'fixed', map: { '': type } });
