import type { BookableOffice, BookableProvider } from '#src/domain/booking/bookingOffer.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import type { PlanLike } from '#src/domain/plans/plans.ts';
import type { ProviderSpecialty } from '#src/domain/provider/specialtyStatus.ts';
import type { Address, EntityBase, EntityLink, LinkValue, SafeHtml } from './common.ts';

/** One entry of c_providerSpecialties (D-176). */
export interface ProviderSpecialtyEntry extends ProviderSpecialty {
  id: string;
  /** Page with the doctors of the specialty, without locale. */
  path?: string;
  hidesReferral: boolean;
  /** Certified, Eligible, Not certified/unknown. */
  boardCertification?: string;
  boardText?: string;
}

/** A place where the provider sees patients (D-177). The entry's own name, phone and hours come first. */
export interface ProviderOffice extends BookableOffice {
  id: string;
  name: string;
  /** Page of the facility, without locale. */
  path?: string;
  address?: Address;
  fax?: string;
  hours?: Hours;
}

/** One entry of c_providerPublications (D-173). */
export interface ProviderPublication {
  title: string;
  date?: string;
  coauthors?: string;
  url?: string;
  publication?: string;
}

/** An award of a person (D-174). */
export interface ProviderAward {
  id: string;
  name: string;
  presenter?: string;
  years?: string;
}

/** An affiliation, as grouping and booking look at it (R-121, R-046c). */
export interface ProviderAffiliate extends EntityLink {
  orgType?: string;
  showsReferral: boolean;
}

/** A person who sees patients (healthcareProfessional; D-172 – D-177). Lists are empty, optional members absent, when unknown. */
export interface Provider extends EntityBase<'healthcareProfessional'>, BookableProvider {
  firstName?: string;
  lastName?: string;
  /** As stored; `displayedGender` and `displayedAgeRange` say what is shown. */
  gender?: string;
  ageRange?: string;
  ageRangeOther?: string;
  /** Letters after the name, primary title first. */
  titles: string[];
  isPhysician: boolean;
  /** c_isSutterMedicalGroup: of the network's own group. */
  isOfMedicalGroup: boolean;
  startDate?: string;
  reputationId?: string;
  /** c_reputationRatingFiveStar. */
  fiveStar?: number;
  offersVideoVisit?: boolean;
  /** One of the EHR options. */
  chartApp?: string;
  /** Online service options. */
  onlineServices: string[];
  worksWithResidents: boolean;
  brightcoveVideoId?: string;
  carePhilosophy?: SafeHtml;
  freeTextLabel?: string;
  freeText?: SafeHtml;
  personalInterest?: SafeHtml;
  communityActivities?: SafeHtml;
  additionalAddressInfo?: string;
  languages: { name: string; proficiency?: string }[];
  procedures: EntityLink[];
  conditions: EntityLink[];
  reasons: EntityLink[];
  publications: ProviderPublication[];
  forms: LinkValue[];
  formsIntro?: SafeHtml;
  medSchools: string[];
  internships: string[];
  residencies: string[];
  fellowships: string[];
  licensure: string[];
  education: string[];
  specialTraining?: string;
  awards: ProviderAward[];
  /** Plans of the affiliates, each once; empty for those who are no physicians. */
  plans: PlanLike[];
  specialties: ProviderSpecialtyEntry[];
  affiliates: ProviderAffiliate[];
  offices: ProviderOffice[];
}
