// Written by `npm run generate`. Do not edit.
import { ArticleCard } from '#src/components/cards/ArticleCard/ArticleCard.tsx';
import { AskAnExpertCard } from '#src/components/cards/AskAnExpertCard/AskAnExpertCard.tsx';
import { HealthWellnessCard } from '#src/components/cards/HealthWellnessCard/HealthWellnessCard.tsx';
import { JumboStoryCard } from '#src/components/cards/JumboStoryCard/JumboStoryCard.tsx';
import { LocationCard } from '#src/components/cards/LocationCard/LocationCard.tsx';
import { NewsCard } from '#src/components/cards/NewsCard/NewsCard.tsx';
import { PageCard } from '#src/components/cards/PageCard/PageCard.tsx';
import { PatientStoryCard } from '#src/components/cards/PatientStoryCard/PatientStoryCard.tsx';
import { PlanPageCard } from '#src/components/cards/PlanPageCard/PlanPageCard.tsx';
import { TeaserCard } from '#src/components/cards/TeaserCard/TeaserCard.tsx';
import { YextServiceCard } from '#src/components/cards/YextServiceCard/YextServiceCard.tsx';

/** Result cards by CardType. */
export const cards = {
  Article: ArticleCard,
  AskAnExpert: AskAnExpertCard,
  HealthWellness: HealthWellnessCard,
  JumboStory: JumboStoryCard,
  Location: LocationCard,
  News: NewsCard,
  Page: PageCard,
  PatientStory: PatientStoryCard,
  PlanPage: PlanPageCard,
  Teaser: TeaserCard,
  Service: YextServiceCard,
};
