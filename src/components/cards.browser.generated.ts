// Written by `npm run generate`. Do not edit.
/** Lazily loaded code of the result cards by CardType. */
export const cardLoaders = {
  Article: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/ArticleCard/ArticleCard.tsx').then((m) => m.ArticleCard),
  AskAnExpert: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/AskAnExpertCard/AskAnExpertCard.tsx').then((m) => m.AskAnExpertCard),
  Award: () => import('#src/components/cards/AwardCard/AwardCard.tsx').then((m) => m.AwardCard),
  ClinicalTrial: () => import(/* webpackChunkName: "research-cards" */ '#src/components/cards/ClinicalTrialCard/ClinicalTrialCard.tsx').then((m) => m.ClinicalTrialCard),
  Event: () => import('#src/components/cards/EventCard/EventCard.tsx').then((m) => m.EventCard),
  HealthWellness: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/HealthWellnessCard/HealthWellnessCard.tsx').then((m) => m.HealthWellnessCard),
  Investigator: () => import(/* webpackChunkName: "research-cards" */ '#src/components/cards/InvestigatorCard/InvestigatorCard.tsx').then((m) => m.InvestigatorCard),
  JumboStory: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/JumboStoryCard/JumboStoryCard.tsx').then((m) => m.JumboStoryCard),
  Location: () => import('#src/components/cards/LocationCard/LocationCard.tsx').then((m) => m.LocationCard),
  News: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/NewsCard/NewsCard.tsx').then((m) => m.NewsCard),
  Page: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/PageCard/PageCard.tsx').then((m) => m.PageCard),
  PatientStory: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/PatientStoryCard/PatientStoryCard.tsx').then((m) => m.PatientStoryCard),
  PlanFacility: () => import('#src/components/cards/PlanFacilityCard/PlanFacilityCard.tsx').then((m) => m.PlanFacilityCard),
  PlanPage: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/PlanPageCard/PlanPageCard.tsx').then((m) => m.PlanPageCard),
  Publication: () => import(/* webpackChunkName: "research-cards" */ '#src/components/cards/PublicationCard/PublicationCard.tsx').then((m) => m.PublicationCard),
  Research: () => import(/* webpackChunkName: "research-cards" */ '#src/components/cards/ResearchCard/ResearchCard.tsx').then((m) => m.ResearchCard),
  ResearchStudy: () => import(/* webpackChunkName: "research-cards" */ '#src/components/cards/ResearchStudyCard/ResearchStudyCard.tsx').then((m) => m.ResearchStudyCard),
  Teaser: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/TeaserCard/TeaserCard.tsx').then((m) => m.TeaserCard),
  VolunteerOpportunity: () => import('#src/components/cards/VolunteerOpportunityCard/VolunteerOpportunityCard.tsx').then((m) => m.VolunteerOpportunityCard),
  Service: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/YextServiceCard/YextServiceCard.tsx').then((m) => m.YextServiceCard),
};
