// Written by `npm run generate`. Do not edit.
const researchCards = () => import(/* webpackChunkName: "research-cards" */ '#src/components/chunk-research-cards.generated.ts');
const storyCards = () => import(/* webpackChunkName: "story-cards" */ '#src/components/chunk-story-cards.generated.ts');
/** Lazily loaded code of the result cards by CardType. */
export const cardLoaders = {
  Article: () => storyCards().then((m) => m.ArticleCard),
  AskAnExpert: () => storyCards().then((m) => m.AskAnExpertCard),
  Award: () => import('#src/components/cards/AwardCard/AwardCard.tsx').then((m) => m.AwardCard),
  ClinicalTrial: () => researchCards().then((m) => m.ClinicalTrialCard),
  Event: () => import('#src/components/cards/EventCard/EventCard.tsx').then((m) => m.EventCard),
  HealthWellness: () => storyCards().then((m) => m.HealthWellnessCard),
  Investigator: () => researchCards().then((m) => m.InvestigatorCard),
  JumboStory: () => storyCards().then((m) => m.JumboStoryCard),
  Location: () => import('#src/components/cards/LocationCard/LocationCard.tsx').then((m) => m.LocationCard),
  News: () => storyCards().then((m) => m.NewsCard),
  Page: () => storyCards().then((m) => m.PageCard),
  PatientStory: () => storyCards().then((m) => m.PatientStoryCard),
  PlanFacility: () => import('#src/components/cards/PlanFacilityCard/PlanFacilityCard.tsx').then((m) => m.PlanFacilityCard),
  PlanPage: () => storyCards().then((m) => m.PlanPageCard),
  PlanProvider: () => import('#src/components/cards/PlanProviderCard/PlanProviderCard.tsx').then((m) => m.PlanProviderCard),
  Provider: () => import('#src/components/cards/ProviderCard/ProviderCard.tsx').then((m) => m.ProviderCard),
  Publication: () => researchCards().then((m) => m.PublicationCard),
  Research: () => researchCards().then((m) => m.ResearchCard),
  ResearchStudy: () => researchCards().then((m) => m.ResearchStudyCard),
  Teaser: () => storyCards().then((m) => m.TeaserCard),
  VolunteerOpportunity: () => import('#src/components/cards/VolunteerOpportunityCard/VolunteerOpportunityCard.tsx').then((m) => m.VolunteerOpportunityCard),
  Service: () => storyCards().then((m) => m.YextServiceCard),
};
