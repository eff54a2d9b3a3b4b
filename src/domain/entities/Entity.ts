import type { AskAnExpert } from './AskAnExpert.ts';
import type { Facility } from './Facility.ts';
import type { Affiliate, HealthPlan, HealthPlanPayor } from './healthPlans.ts';
import type { PlanProvider } from './PlanProvider.ts';
import type { PatientStory } from './PatientStory.ts';
import type { Investigator, Publication, Study } from './research.ts';
import type { Provider } from './Provider.ts';
import type { VolunteerOpportunity } from './VolunteerOpportunity.ts';

/** Every entity kind that has a page. Grows with each kind of detail page; switch over `entityTypeId`. */
export type Entity =
  | Facility
  | Publication
  | Study
  | Investigator
  | Provider
  | PatientStory
  | AskAnExpert
  | VolunteerOpportunity
  | PlanProvider
  | HealthPlan
  | HealthPlanPayor
  | Affiliate;
