import type { ScreenRules } from '#src/domain/search/screenState.ts';

/** A search screen as its page component and its server-side loader know it. */
export interface Screen extends Pick<ScreenRules, 'verticals' | 'searchesAll'> {
  /** Results per page unless the address, the rendering or the configuration says otherwise (C-043, A-25). */
  limit: number;
  /** A search of everything keeps to the screen's verticals. */
  restrictsAll?: boolean;
}

/** Results per page of a result page (Q-403, C-043). */
const RESULT_PAGE = 20;
/** The services grid (Q-043, C-040). */
const SERVICES_GRID = 36;

const one = (vertical: string, limit: number = RESULT_PAGE): Screen => ({ verticals: [vertical], limit });

/** The search screens, by the name of their page component. */
export const SCREENS = {
  SiteSearch: {
    verticals: [
      'healthcare_professionals',
      'healthcare_facilities',
      'services',
      'health-and-wellness',
      'research',
      'events',
      'patient_story',
      'volunteer-opportunity',
      'post',
      'pages',
    ],
    searchesAll: true,
    limit: RESULT_PAGE,
  },
  ProviderSearch: one('healthcare_professionals'),
  LocationSearch: one('healthcare_facilities'),
  AwardSearch: one('awards'),
  EventSearch: one('events'),
  AskAnExpertSearch: one('ask_an_expert'),
  HealthWellnessSearch: one('health-and-wellness'),
  ArticleSearch: one('articles'),
  PatientStorySearch: one('patient_story'),
  ResearchResults: one('research'),
  ResearchSearch: {
    verticals: ['clinical_trial', 'research_study', 'research_publication', 'investigator'],
    searchesAll: true,
    restrictsAll: true,
    limit: RESULT_PAGE,
  },
  ServicesSearch: one('services', SERVICES_GRID),
  VolunteerSearch: one('volunteer-opportunity'),
  PlanFacilitySearch: one('shp-facilities'),
  PlanProviderSearch: one('shp-providers'),
  PlanSiteSearch: one('shp-pages'),
} satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;

/** Results of each vertical in a search of everything (Q-023, C-046). */
export const SECTION_LIMIT = 5;

/** The result card of each vertical, where the page does not choose. */
export const CARD_OF_VERTICAL: Readonly<Record<string, string>> = {
  healthcare_professionals: 'Provider',
  healthcare_facilities: 'Location',
  services: 'Service',
  'health-and-wellness': 'HealthWellness',
  research: 'Research',
  events: 'Event',
  patient_story: 'PatientStory',
  'volunteer-opportunity': 'VolunteerOpportunity',
  post: 'News',
  pages: 'Page',
  clinical_trial: 'ClinicalTrial',
  research_study: 'ResearchStudy',
  research_publication: 'Publication',
  investigator: 'Investigator',
};
