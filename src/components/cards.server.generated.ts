// Written by `npm run generate`. Do not edit.
import { ArticleCard } from '#src/components/cards/ArticleCard/ArticleCard.tsx';
import { AskAnExpertCard } from '#src/components/cards/AskAnExpertCard/AskAnExpertCard.tsx';
import { AwardCard } from '#src/components/cards/AwardCard/AwardCard.tsx';
import { ClinicalTrialCard } from '#src/components/cards/ClinicalTrialCard/ClinicalTrialCard.tsx';
import { EventCard } from '#src/components/cards/EventCard/EventCard.tsx';
import { HealthWellnessCard } from '#src/components/cards/HealthWellnessCard/HealthWellnessCard.tsx';
import { InvestigatorCard } from '#src/components/cards/InvestigatorCard/InvestigatorCard.tsx';
import { JumboStoryCard } from '#src/components/cards/JumboStoryCard/JumboStoryCard.tsx';
import { LocationCard } from '#src/components/cards/LocationCard/LocationCard.tsx';
import { NewsCard } from '#src/components/cards/NewsCard/NewsCard.tsx';
import { PageCard } from '#src/components/cards/PageCard/PageCard.tsx';
import { PatientStoryCard } from '#src/components/cards/PatientStoryCard/PatientStoryCard.tsx';
import { PlanFacilityCard } from '#src/components/cards/PlanFacilityCard/PlanFacilityCard.tsx';
import { PlanPageCard } from '#src/components/cards/PlanPageCard/PlanPageCard.tsx';
import { PlanProviderCard } from '#src/components/cards/PlanProviderCard/PlanProviderCard.tsx';
import { ProviderCard } from '#src/components/cards/ProviderCard/ProviderCard.tsx';
import { PublicationCard } from '#src/components/cards/PublicationCard/PublicationCard.tsx';
import { ResearchCard } from '#src/components/cards/ResearchCard/ResearchCard.tsx';
import { ResearchStudyCard } from '#src/components/cards/ResearchStudyCard/ResearchStudyCard.tsx';
import { TeaserCard } from '#src/components/cards/TeaserCard/TeaserCard.tsx';
import { VolunteerOpportunityCard } from '#src/components/cards/VolunteerOpportunityCard/VolunteerOpportunityCard.tsx';
import { YextServiceCard } from '#src/components/cards/YextServiceCard/YextServiceCard.tsx';

/** Result cards by CardType. */
export const cards = {
  Article: ArticleCard,
  AskAnExpert: AskAnExpertCard,
  Award: AwardCard,
  ClinicalTrial: ClinicalTrialCard,
  Event: EventCard,
  HealthWellness: HealthWellnessCard,
  Investigator: InvestigatorCard,
  JumboStory: JumboStoryCard,
  Location: LocationCard,
  News: NewsCard,
  Page: PageCard,
  PatientStory: PatientStoryCard,
  PlanFacility: PlanFacilityCard,
  PlanPage: PlanPageCard,
  PlanProvider: PlanProviderCard,
  Provider: ProviderCard,
  Publication: PublicationCard,
  Research: ResearchCard,
  ResearchStudy: ResearchStudyCard,
  Teaser: TeaserCard,
  VolunteerOpportunity: VolunteerOpportunityCard,
  Service: YextServiceCard,
};
