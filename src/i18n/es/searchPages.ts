import type { searchPages as english } from '#src/i18n/en/searchPages.ts';

/** What search pages call themselves, in Spanish. */
export const searchPages: Record<keyof typeof english, string> = {
  'searchPages.SiteSearch': 'Resultados',
  'searchPages.ProviderSearch': 'Profesionales de la salud',
  'searchPages.LocationSearch': 'Centros',
  'searchPages.AwardSearch': 'Premios y reconocimientos',
  'searchPages.EventSearch': 'Eventos y clases',
  'searchPages.AskAnExpertSearch': 'Pregunte a un experto',
  'searchPages.HealthWellnessSearch': 'Salud y bienestar',
  'searchPages.ArticleSearch': 'Artículos',
  'searchPages.PatientStorySearch': 'Historias de pacientes',
  'searchPages.ResearchResults': 'Investigación',
  'searchPages.ResearchSearch': 'Investigación',
  'searchPages.ServicesSearch': 'Servicios',
  'searchPages.VolunteerSearch': 'Oportunidades de voluntariado',
  'searchPages.PlanFacilitySearch': 'Centros del plan',
  'searchPages.PlanProviderSearch': 'Profesionales del plan',
  'searchPages.PlanSiteSearch': 'Páginas',
};
