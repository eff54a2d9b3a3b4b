import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { answerFromWire } from './answerFromWire.ts';
import { facilityFromWire } from './facilityFromWire.ts';
import type { FieldProblem } from './fields.ts';
import { affiliateFromWire, healthPlanFromWire, payorFromWire } from './healthPlansFromWire.ts';
import { planProviderFromWire } from './planProviderFromWire.ts';
import { providerFromWire } from './providerFromWire.ts';
import { investigatorFromWire, publicationFromWire, studyFromWire } from './researchFromWire.ts';
import { storyFromWire } from './storyFromWire.ts';
import { volunteerFromWire } from './volunteerFromWire.ts';

/** Reads a document of the directory; a field that makes no sense is left out and told of. */
export type EntityReader<T> = (
  document: Record<string, unknown>,
  locale: Locale,
  onProblem: FieldProblem,
) => T;

/** Wire → domain by entity type, a module for each kind; a new kind of detail page adds its row here. */
export const READERS: Record<Entity['entityTypeId'], EntityReader<Entity>> = {
  healthcareFacility: facilityFromWire,
  ce_patientStory: storyFromWire,
  ce_askAnExpert: answerFromWire,
  ce_volunteerOpportunity: volunteerFromWire,
  healthcareProfessional: providerFromWire,
  ce_researchPublication: publicationFromWire,
  ce_researchStudy: studyFromWire,
  ce_investigator: investigatorFromWire,
  ce_shpProvider: planProviderFromWire,
  ce_healthPlan: healthPlanFromWire,
  ce_healthPlanPayor: payorFromWire,
  ce_affiliate: affiliateFromWire,
};
