import { z } from 'zod';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { ImageHosts } from '#src/domain/images/imageUrl.ts';
import type { DirectoryPort, EntitySummary, PickedKind } from '#src/ports/DirectoryPort.ts';
import type { Listings } from '#src/ports/Listings.ts';
import type { Gathered, Lookup } from '#src/ports/result.ts';
import { answerFromWire } from './answerFromWire.ts';
import { cardResult } from './cardResult.ts';
import { createDirectoryClient } from './directoryClient.ts';
import type { DirectoryAnswer, DirectoryClientOptions } from './directoryClient.ts';
import { eventFromWire } from './eventFromWire.ts';
import { facilityFromWire } from './facilityFromWire.ts';
import { fetchPlansOfPayor } from './fetchPlansOfPayor.ts';
import { type FieldProblem, readFields } from './fields.ts';
import { pagePath } from './pagePath.ts';
import { affiliateFromWire, healthPlanFromWire, payorFromWire } from './healthPlansFromWire.ts';
import { createPickedEntities } from './pickedEntities.ts';
import { planProviderFromWire } from './planProviderFromWire.ts';
import { providerFromWire } from './providerFromWire.ts';
import { investigatorFromWire, publicationFromWire, studyFromWire } from './researchFromWire.ts';
import { serviceFromWire } from './serviceFromWire.ts';
import { sizedEntity } from './sizedEntity.ts';
import { storyFromWire } from './storyFromWire.ts';
import { volunteerFromWire } from './volunteerFromWire.ts';

/** Documents asked for at once: a facility with its linked services is up to 400 kB, 50 of them pass the size cap. */
const PAGE_SIZE = 15;
/** Endpoints that give of each entity only what a list of pages needs: whole documents of 12,000 providers are 1.5 GB. */
const OUTLINES: Readonly<Record<string, string>> = {
  healthcareFacility: 'facilityOutlines',
  healthcareProfessional: 'providerOutlines',
  ce_shpProvider: 'shpProviderOutlines',
  ce_researchPublication: 'researchPublicationOutlines',
  ce_researchStudy: 'researchStudyOutlines',
  ce_investigator: 'investigatorOutlines',
  ce_patientStory: 'patientStoryOutlines',
  ce_askAnExpert: 'askAnExpertOutlines',
  ce_volunteerOpportunity: 'volunteerOpportunityOutlines',
  // Plans come whole: their address holds the payor's, which is linked.
  ce_healthPlanPayor: 'healthPlanPayorOutlines',
  ce_affiliate: 'affiliateOutlines',
};
const OUTLINE_PAGE_SIZE = 50;

/** Content endpoints by entity type (S-306). */
const ENDPOINTS: Record<string, string> = {
  healthcareFacility: 'facilities',
  healthcareProfessional: 'providers',
  ce_shpProvider: 'shpProviders',
  ce_shpFacility: 'shpFacilities',
  ce_service: 'services',
  ce_specialty: 'specialties',
  ce_healthTopic: 'healthTopics',
  ce_award: 'awards',
  ce_healthPlan: 'healthPlans',
  ce_healthPlanPayor: 'healthPlanPayors',
  ce_researchPublication: 'researchPublications',
  ce_researchStudy: 'researchStudies',
  ce_investigator: 'investigators',
  ce_patientStory: 'patientStories',
  ce_askAnExpert: 'askAnExpert',
  ce_volunteerOpportunity: 'volunteerOpportunities',
  location: 'locations',
  ce_person: 'people',
  ce_seatRobotEvent: 'events',
  ce_affiliate: 'affiliates',
  ce_conditionTreated: 'conditions',
  ce_procedure: 'procedures',
  ce_reasonForVisit: 'reasonsForVisit',
  ce_researchTopic: 'researchTopics',
  ce_researchLocation: 'researchLocations',
  ce_researchInstitute: 'researchInstitutes',
  ce_language: 'languages',
  ce_providerTitle: 'providerTitles',
  ce_resource: 'resources',
  wp_post: 'posts',
};
/** Page entities are named after the product, e.g. ce_sutterPage. */
const PAGE_TYPE = /^ce_(?!shp)\w+Page$/;

/** Most entities of one list call (C-041). */
const LIST_LIMIT = 50;

/** Wire → domain by entity type; a new kind of detail page adds its row here. */
export const READERS: Record<
  Entity['entityTypeId'],
  (document: Record<string, unknown>, locale: Locale, onProblem: FieldProblem) => Entity
> = {
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

const summaryShape = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String),
  uid: z.union([z.string(), z.number()]).transform(String).optional(),
  name: z.string(),
  slug: z.string().optional().catch(undefined),
  c_isDeleted: z.boolean().optional().catch(undefined),
  meta: z
    .looseObject({
      entityType: z.looseObject({ id: z.string() }).optional().catch(undefined),
      updateTimestamp: z.string().optional().catch(undefined),
      timestamp: z.string().optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});

/** Whether a text can be an id. One that would change the path of the call is none, encoded or not. */
const isEntityId = (text: string): boolean => !/^\.{1,2}$|[/\\]/.test(text);

/** Entities of the content directory, Yext Content API (S-306–S-314). */
export function createDirectoryAdapter(options: DirectoryClientOptions): Omit<DirectoryPort, keyof Listings> {
  const { log } = options;

  const client = createDirectoryClient(options);
  const { ask, askProxy } = client;
  const onProblem =
    (type: string, id: string): FieldProblem =>
    (field, problem) =>
      log({ event: 'directory-field-dropped', type, id, field, problem });

  /** The document of an id in a language: by entity id, then by uid (D-007). */
  async function documentOf(endpoint: string, id: string, locale: Locale) {
    if (!isEntityId(id)) return undefined;
    const inLocale = (answer: DirectoryAnswer) =>
      answer.response.docs.find((doc) => (doc['locale'] ?? locale) === locale);
    const ids = await ask(`${endpoint}/${encodeURIComponent(id)}`, { 'meta.locale': locale }, 'entity', id);
    const byId = inLocale(ids);
    if (byId || !/^\d+$/.test(id)) return byId;
    return inLocale(await ask(endpoint, { uid: id, limit: '1', 'meta.locale': locale }, 'entityByUid', id));
  }

  function summaryOf(document: unknown, entityTypeId: string): EntitySummary | undefined {
    const parsed = summaryShape.safeParse(document);
    if (!parsed.success || parsed.data.c_isDeleted) return undefined;
    const { id, uid, name, meta } = parsed.data;
    const type = meta?.entityType?.id ?? entityTypeId;
    // The entities API and the content endpoints name it differently.
    const updatedAt = meta?.updateTimestamp ?? meta?.timestamp;
    const path = pagePath(
      type,
      readFields(parsed.data, () => undefined),
    );
    return {
      id,
      uid: uid ?? id,
      entityTypeId: type,
      name,
      ...(path && { path }),
      ...(updatedAt && { updatedAt }),
    };
  }

  /**
   * An entity by id or uid, read; the English profile stands in where there is no other, marked by its locale. A deleted
   * one is absent, with what it was when that can still be read.
   */
  async function oneOf<T>(
    entityTypeId: string,
    id: string,
    locale: Locale,
    read: (document: Record<string, unknown>, locale: Locale, onProblem: FieldProblem) => T,
  ): Promise<Lookup<T>> {
    try {
      const endpoint = endpointOf(entityTypeId);
      let document = await documentOf(endpoint, id, locale);
      let actual: Locale = locale;
      if (!document && locale !== 'en') {
        actual = 'en';
        document = await documentOf(endpoint, id, 'en');
      }
      if (!document) return { kind: 'absent' };
      const told = onProblem(entityTypeId, id);
      if (document['c_isDeleted'] === true) return formerOf(() => read(document, actual, told));
      return { kind: 'found', value: read(document, actual, told) };
    } catch (reason) {
      return { kind: 'failed', error: reason instanceof Error ? reason : new Error(String(reason)) };
    }
  }

  /** The documents of the teaser lookup; none when all sources fail. */
  async function teaserDocuments(
    entityTypeId: string,
    id: string,
    locale: Locale,
  ): Promise<Gathered<Record<string, unknown>>> {
    const endpoint = endpointOf(entityTypeId);
    const key = encodeURIComponent(id);
    const language = { 'meta.locale': locale };
    // S-310–S-313, in this order.
    const attempts: { ask: () => Promise<DirectoryAnswer>; problem: string }[] = [
      ...(options.cachingProxy
        ? [
            {
              ask: () => askProxy(`entityByInternalId/${entityTypeId}/${key}`, id),
              problem: 'Could not fetch from cache by ID',
            },
            {
              ask: () => askProxy(`entityByEntityId/${entityTypeId}/${key}`, id),
              problem: 'Could not fetch from cache by Entity ID',
            },
          ]
        : []),
      {
        ask: () => ask(endpoint, { uid: id, ...language }, 'teaserById', id),
        problem: 'Could not fetch from directory by ID',
      },
      {
        ask: () => ask(`${endpoint}/${key}`, language, 'teaserByEntityId', id),
        problem: 'Could not fetch from directory by Entity ID',
      },
    ];
    let isWhole = true;
    for (const attempt of attempts) {
      try {
        const { response } = await attempt.ask();
        // S-314: a result counts only if its count is above 0.
        if (response.count > 0) return { found: response.docs, isWhole: true };
      } catch {
        // The HTTP client has logged the cause; the catalogue's wording follows.
        isWhole = false;
      }
      log({ event: 'entity-lookup', message: attempt.problem, id });
    }
    log({ event: 'entity-lookup', message: `Could not fetch entity with id ${id}`, id });
    return { found: [], isWhole };
  }

  return {
    entity: (entityTypeId, id, locale) =>
      oneOf(entityTypeId, id, locale, (...wire) =>
        sizedEntity(READERS[entityTypeId](...wire), options.images ?? NO_HOSTS, (message) =>
          log({ event: 'image', message, id }),
        ),
      ),

    service: (id, locale) => oneOf('ce_service', id, locale, serviceFromWire),

    event: (id, locale) => oneOf('ce_seatRobotEvent', id, locale, eventFromWire),

    plansOfPayor: (uid, locale) => fetchPlansOfPayor(uid, locale, options),

    async topLevelServices(locale) {
      const { response } = await ask(
        'services',
        { c_topLevelService: 'true', limit: String(LIST_LIMIT), 'meta.locale': locale },
        'topLevelServices',
      );
      return response.docs.flatMap((document) => {
        const fields = readFields(document, onProblem('ce_service', String(document['id'])));
        const id = fields.text('id');
        const name = fields.text('name');
        const path = fields.link('c_detailPageURL');
        return id && name && !fields.flag('c_isDeleted') ? [{ id, name, ...(path && { path }) }] : [];
      });
    },

    picked: createPickedEntities(client, options, (type, kind) =>
      type && isKnownType(type) ? endpointOf(type) : PICKED_ENDPOINTS[kind],
    ),

    async *summaries(entityTypeId, locale) {
      const endpoint = OUTLINES[entityTypeId] ?? endpointOf(entityTypeId);
      const limit = String(OUTLINES[entityTypeId] ? OUTLINE_PAGE_SIZE : PAGE_SIZE);
      let pageToken: string | undefined;
      do {
        const answer = await ask(
          endpoint,
          { limit, 'meta.locale': locale, ...(pageToken ? { pageToken } : {}) },
          'summaries',
        );
        for (const document of answer.response.docs) {
          const summary = summaryOf(document, entityTypeId);
          if (summary) yield summary;
        }
        const next = answer.response.nextPageToken || undefined;
        // A token that repeats would never end.
        if (next === pageToken) return;
        pageToken = next;
      } while (pageToken);
    },

    async teaser(entityTypeId, id, locale) {
      const { found, isWhole } = await teaserDocuments(entityTypeId, id, locale);
      return { found: found.flatMap((document) => summaryOf(document, entityTypeId) ?? []), isWhole };
    },

    async lastUpdated(entityTypeId) {
      const none = (problem: string) => {
        log({ event: 'last-updated', message: problem });
        return { problem };
      };
      if (!entityTypeId) return none('No entity type provided');
      if (!/^[A-Za-z_]+$/.test(entityTypeId)) return none('Invalid entity type format');
      // A type's own id names its endpoint where it has no other name.
      const { response } = await ask(
        ENDPOINTS[entityTypeId] ?? entityTypeId,
        { $sortBy__desc: 'c_shpLastUpdatedDate', limit: '1', 'meta.locale': 'en' },
        'lastUpdated',
      );
      const [newest] = response.docs;
      if (!newest) return none('Empty response');
      const date = newest['c_shpLastUpdatedDate'];
      return typeof date === 'string' && date.trim() !== ''
        ? { date: date.trim() }
        : none('No last updated date found');
    },

    async teaserResults(entityTypeId, id, locale) {
      const { found, isWhole } = await teaserDocuments(entityTypeId, id, locale);
      return { found: found.flatMap((document) => cardResult(document, entityTypeId) ?? []), isWhole };
    },
  };
}

/** No picture is asked for at another size. */
const NO_HOSTS: ImageHosts = { cdnHosts: [] };

/** Where picked entities are asked for when the picker did not say their type. */
const PICKED_ENDPOINTS: Record<PickedKind, string> = {
  award: 'awards',
  article: 'articles',
  location: 'facilities',
  provider: 'providers',
};

const isKnownType = (type: string): boolean => Object.hasOwn(ENDPOINTS, type) || PAGE_TYPE.test(type);

/** The answer for a deleted entity, with what it was when that can be read. */
function formerOf<T>(read: () => T): Lookup<T> {
  try {
    return { kind: 'absent', former: read() };
  } catch {
    return { kind: 'absent' };
  }
}

function endpointOf(entityTypeId: string): string {
  const endpoint = PAGE_TYPE.test(entityTypeId)
    ? 'articles'
    : Object.hasOwn(ENDPOINTS, entityTypeId)
      ? ENDPOINTS[entityTypeId]
      : undefined;
  if (!endpoint) throw new Error(`No directory endpoint for ${entityTypeId}`);
  return endpoint;
}
