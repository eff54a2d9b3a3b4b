// Written by `npm run generate`. Do not edit.
export { ArticleCard } from '#src/components/cards/ArticleCard/ArticleCard.tsx';
export { AskAnExpertCard } from '#src/components/cards/AskAnExpertCard/AskAnExpertCard.tsx';
export { HealthWellnessCard } from '#src/components/cards/HealthWellnessCard/HealthWellnessCard.tsx';
export { JumboStoryCard } from '#src/components/cards/JumboStoryCard/JumboStoryCard.tsx';
export { NewsCard } from '#src/components/cards/NewsCard/NewsCard.tsx';
export { PageCard } from '#src/components/cards/PageCard/PageCard.tsx';
export { PatientStoryCard } from '#src/components/cards/PatientStoryCard/PatientStoryCard.tsx';
export { PlanPageCard } from '#src/components/cards/PlanPageCard/PlanPageCard.tsx';
export { TeaserCard } from '#src/components/cards/TeaserCard/TeaserCard.tsx';
export { YextServiceCard } from '#src/components/cards/YextServiceCard/YextServiceCard.tsx';
