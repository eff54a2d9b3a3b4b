// Written by `npm run generate`. Do not edit.
/** Lazily loaded code of the result cards by CardType. */
export const cardLoaders = {
  Article: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/ArticleCard/ArticleCard.tsx').then((m) => m.ArticleCard),
  AskAnExpert: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/AskAnExpertCard/AskAnExpertCard.tsx').then((m) => m.AskAnExpertCard),
  HealthWellness: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/HealthWellnessCard/HealthWellnessCard.tsx').then((m) => m.HealthWellnessCard),
  JumboStory: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/JumboStoryCard/JumboStoryCard.tsx').then((m) => m.JumboStoryCard),
  Location: () => import('#src/components/cards/LocationCard/LocationCard.tsx').then((m) => m.LocationCard),
  News: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/NewsCard/NewsCard.tsx').then((m) => m.NewsCard),
  Page: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/PageCard/PageCard.tsx').then((m) => m.PageCard),
  PatientStory: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/PatientStoryCard/PatientStoryCard.tsx').then((m) => m.PatientStoryCard),
  PlanPage: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/PlanPageCard/PlanPageCard.tsx').then((m) => m.PlanPageCard),
  Teaser: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/TeaserCard/TeaserCard.tsx').then((m) => m.TeaserCard),
  Service: () => import(/* webpackChunkName: "story-cards" */ '#src/components/cards/YextServiceCard/YextServiceCard.tsx').then((m) => m.YextServiceCard),
};
