import type { Address, EntityBase, EntityLink, ImageValue, SafeHtml } from './common.ts';

/** A person behind a piece of research; `path` is their page on this site when they have one. */
export interface ResearchPerson extends EntityLink {
  image?: ImageValue;
}

/** A publication (ce_researchPublication; D-223). Lists are empty, optional members absent, when unknown. */
export interface Publication extends EntityBase<'ce_researchPublication'> {
  shortName?: string;
  authors: string[];
  journals: string[];
  /** As the directory writes it; year 1 is unset (S-201). */
  publicationDate?: string;
  abstract?: SafeHtml;
  pubmedUrl?: string;
  investigators: ResearchPerson[];
  topics: EntityLink[];
}

/** Where a study takes place. */
export interface ResearchLocation {
  id: string;
  name: string;
  /** Only a plain address (one @, no spaces). */
  email?: string;
  phone?: string;
  address?: Address;
}

/** A research study or, when its clinical type says so, a trial (ce_researchStudy; D-241, D-242, D-313). */
export interface Study extends EntityBase<'ce_researchStudy'> {
  shortName?: string;
  clinicalType?: string;
  recruitingStatus?: string;
  derivedStatus?: string;
  description?: SafeHtml;
  eligibility?: SafeHtml;
  investigators: ResearchPerson[];
  /** Names; those with a page here are linked (D-235). */
  coInvestigators: EntityLink[];
  funder?: string;
  trialsUrl?: string;
  locations: ResearchLocation[];
  topics: EntityLink[];
}

/** A topic an investigator works on (S-358). */
export interface ResearchTopic extends EntityLink {
  uid: string;
}

/** An investigator (ce_investigator; D-065). Lists are empty, optional members absent, when unknown. */
export interface Investigator extends EntityBase<'ce_investigator'> {
  description?: SafeHtml;
  institutes: string[];
  mainPhone?: string;
  email?: string;
  /** Their profiles as providers; those of deleted providers are left out (D-054). */
  providers: EntityLink[];
  /** Where their publications are listed, and the words of the link when the directory has some (D-055). */
  publications?: { href: string; text?: string };
  /** Of their publications and studies, each once. */
  topics: ResearchTopic[];
}
