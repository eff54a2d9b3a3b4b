import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { EntityLink, Locale } from './common.ts';

/** A service of the network as its page shows it (ce_service; S-207, Q-230). Lists are empty when unknown. */
export interface Service {
  id: string;
  uid: string;
  locale: Locale;
  name: string;
  /** Page of the service, without locale (c_detailPageURL). */
  path?: string;
  synonyms: string[];
  shortDescription?: string;
  /** c_displayConditions, c_displayDiagnostics, c_displayTreatments. */
  conditions: EntityLink[];
  diagnostics: EntityLink[];
  treatments: EntityLink[];
  /** c_serviceAwards, as award cards take them. */
  awards: SearchResult[];
  /** Links of c_servicePageService, its four lists in the order they are shown. */
  taxonomy: {
    specialties: EntityLink[];
    procedures: EntityLink[];
    conditions: EntityLink[];
    reasons: EntityLink[];
  };
}
