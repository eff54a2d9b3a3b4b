import type { BookableOffice, BookableProvider } from '#src/domain/booking/bookingOffer.ts';
import type { Address, EntityBase, ImageValue } from './common.ts';

/** One entry of c_shpAddresses; only those with an address. */
export interface PlanAddress extends BookableOffice {
  id: string;
  name?: string;
  address: Address;
  fax?: string;
}

/** The network provider somebody is, as far as the plan's page shows and books them. */
export interface RelatedProvider extends BookableProvider {
  image?: ImageValue;
  /** c_reputationRatingFiveStar. */
  fiveStar?: number;
}

/** A provider of the plan's directory (ce_shpProvider; D-196). Lists are empty, optional members absent, when unknown. */
export interface PlanProvider extends EntityBase<'ce_shpProvider'> {
  title?: string;
  providerType?: string;
  specialties: string[];
  isPrimaryCare: boolean;
  acceptingNewPatients?: boolean;
  /** c_shpDisplayComments, parted at its semicolon (D-197, R-063). */
  status?: string;
  statusExtra?: string;
  startDate?: string;
  /** As stored; `displayedGender` says what is shown. */
  gender?: string;
  languages: string[];
  offersGenderAffirmingCare: boolean;
  hospitals: string[];
  medicalGroups: string[];
  surgeryCenters: string[];
  certifications: string[];
  npi?: string;
  licenseNumber?: string;
  /** The number members name when they choose a doctor. */
  providerNumber?: string;
  addresses: PlanAddress[];
  /** The first of c_shpRelatedProvider. */
  related?: RelatedProvider;
}
