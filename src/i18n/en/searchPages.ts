/** What search pages call themselves. */
export const searchPages = {
  'searchPages.SiteSearch': 'Results',
  'searchPages.ProviderSearch': 'Providers',
  'searchPages.LocationSearch': 'Locations',
  'searchPages.AwardSearch': 'Awards and recognition',
  'searchPages.EventSearch': 'Events and classes',
  'searchPages.AskAnExpertSearch': 'Ask an expert',
  'searchPages.HealthWellnessSearch': 'Health and wellness',
  'searchPages.ArticleSearch': 'Articles',
  'searchPages.PatientStorySearch': 'Patient stories',
  'searchPages.ResearchResults': 'Research',
  'searchPages.ResearchSearch': 'Research',
  'searchPages.ServicesSearch': 'Services',
  'searchPages.VolunteerSearch': 'Volunteer opportunities',
  'searchPages.PlanFacilitySearch': 'Plan locations',
  'searchPages.PlanProviderSearch': 'Plan providers',
  'searchPages.PlanSiteSearch': 'Pages',
};
