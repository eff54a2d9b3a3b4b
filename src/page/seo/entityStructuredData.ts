import type { Entity } from '#src/domain/entities/Entity.ts';
import { answerData } from './answerStructuredData.ts';
import { parseDate } from '#src/domain/dates/dates.ts';
import { facilityData } from './facilityStructuredData.ts';
import { affiliateData, healthPlanData, payorData, planProviderData } from './healthPlanStructuredData.ts';
import { investigatorData, publicationData, studyData } from './researchStructuredData.ts';
import { providerData } from './providerStructuredData.ts';
import { storyData } from './storyStructuredData.ts';
import { volunteerData } from './volunteerStructuredData.ts';

/** Where an entity's page is, and when it is made. */
export interface EntityPlace {
  url: string;
  origin: string;
  now: Date;
  /** The picture the page is shared with; absolute. */
  image?: string;
}

type Describe = {
  [Type in Entity['entityTypeId']]: (
    entity: Extract<Entity, { entityTypeId: Type }>,
    where: EntityPlace,
  ) => object | object[];
};

/** How each kind of entity is told to search engines; a new kind of detail page adds its row here. */
const DESCRIBE: Describe = {
  healthcareFacility: facilityData,
  ce_patientStory: storyData,
  ce_askAnExpert: answerData,
  ce_volunteerOpportunity: volunteerData,
  healthcareProfessional: providerData,
  ce_researchPublication: publicationData,
  ce_researchStudy: studyData,
  ce_investigator: investigatorData,
  ce_shpProvider: planProviderData,
  ce_healthPlan: healthPlanData,
  ce_healthPlanPayor: payorData,
  ce_affiliate: affiliateData,
};

/** Structured data of an entity's page, from the same values the page shows. */
export function entityStructuredData(entity: Entity, where: EntityPlace): object[] {
  const describe = DESCRIBE[entity.entityTypeId] as (entity: Entity, where: EntityPlace) => object | object[];
  return [describe(entity, where), ...pageData(entity, where)].flat();
}

/**
 * Kinds with a day of their own, on which they were published. When their entry was last touched says nothing of when
 * somebody last checked what it tells, and beside advice would be read that way.
 */
const DATED_BY_PUBLISHING: readonly Entity['entityTypeId'][] = ['ce_patientStory', 'ce_askAnExpert'];

/** When what the page tells was last changed. */
function pageData({ entityTypeId, updatedAt }: Entity, { url }: EntityPlace): object[] {
  const changed = parseDate(updatedAt);
  return changed.kind === 'date' && !DATED_BY_PUBLISHING.includes(entityTypeId)
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          '@id': `${url}#page`,
          url,
          dateModified: changed.instant.toISOString(),
        },
      ]
    : [];
}
