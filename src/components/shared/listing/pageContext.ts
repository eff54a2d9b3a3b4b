import type { EntityLink, Locale } from '#src/domain/entities/common.ts';
import type { Service } from '#src/domain/entities/Service.ts';
import type { StoredItem } from '#src/domain/lists/storedList.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { VerticalSearch } from '#src/ports/SearchPort.ts';
import { anyOf } from './loadListing.ts';

/** What a page is about, for related content (S-340). Names are English, as the search service is asked (S-339). */
export interface PageTopics {
  /** True on the page of an entity, as against a page editors say something about. */
  isEntityPage: boolean;
  /** The entity the page shows, else the service it is about or what it was written from: what its related content names. */
  entityId?: string;
  services: string[];
  specialties: string[];
  topics: string[];
}

/** More would make a page about everything. */
const MAX_NAMES = 10;

/** Asks once for all components of a page: loaders of one page share their context. */
export function oncePerPage<T>(ask: (context: ComponentDataContext, locale: Locale) => Promise<T>) {
  const asked = new WeakMap<ComponentDataContext, Map<Locale, Promise<T>>>();
  return (context: ComponentDataContext, locale: Locale = context.locale): Promise<T> => {
    const byLocale = asked.get(context) ?? new Map<Locale, Promise<T>>();
    asked.set(context, byLocale);
    let answer = byLocale.get(locale);
    if (!answer) byLocale.set(locale, (answer = ask(context, locale)));
    return answer;
  };
}

/**
 * The service a service page is about: the one picked in its `Service` field (E-035). Undefined without one.
 */
export const serviceOf = oncePerPage(askForService);

async function askForService(context: ComponentDataContext, locale: Locale): Promise<Service | undefined> {
  const [picked] = context.pageFields.Service.value;
  if (!picked) return undefined;
  const found = await context.directory.service(picked.entityId ?? picked.id, locale);
  return found.kind === 'found' ? found.value : undefined;
}

/** What the page is about: its entity, else what editors picked in its fields (S-200). */
export const topicsOf = oncePerPage(askForTopics);

async function askForTopics(context: ComponentDataContext): Promise<PageTopics> {
  const { entity, pageFields } = context;
  const service = pageFields.Service.value;
  const offered =
    entity?.entityTypeId === 'healthcareFacility'
      ? entity.services.filter(({ isTopLevel }) => isTopLevel)
      : [];
  const [services, specialties, topics] = await Promise.all([
    inEnglish(context, 'ce_service', [...service, ...pageFields.Services.value, ...offered.map(asItem)]),
    inEnglish(context, 'ce_specialty', pageFields.Specialties.value),
    inEnglish(context, 'ce_healthTopic', pageFields.HealthTopics.value),
  ]);
  const entityId = entity?.id ?? service[0]?.entityId ?? (pageFields.Entity.value || undefined);
  return {
    isEntityPage: entity !== undefined,
    ...(entityId !== undefined && { entityId }),
    services,
    specialties,
    topics,
  };
}

/**
 * The part of a search that keeps to what a page is about; undefined when nothing says what that is. `fields` hold
 * the names of services, specialties and topics in a result; results that name entities (`namesEntities`) need no
 * more than the entity on its own page.
 */
export function relatedTo(
  { isEntityPage, entityId, services, specialties, topics }: PageTopics,
  fields: { services?: string; specialties?: string; topics?: string; namesEntities?: boolean },
): Pick<VerticalSearch, 'contextEntityId' | 'staticFilters'> | undefined {
  const filter =
    isEntityPage && fields.namesEntities
      ? undefined
      : anyOf({
          ...(fields.services && { [fields.services]: services }),
          ...(fields.specialties && { [fields.specialties]: specialties }),
          ...(fields.topics && { [fields.topics]: topics }),
        });
  if (!filter && entityId === undefined) return undefined;
  return {
    ...(entityId !== undefined && { contextEntityId: entityId }),
    ...(filter && { staticFilters: [filter] }),
  };
}

const asItem = ({ id, name }: EntityLink): StoredItem => ({ id, label: name });

/** Names in English: as stored on an English page, else from the directory; what it does not know is left out. */
export async function inEnglish(
  { locale, directory }: Pick<ComponentDataContext, 'locale' | 'directory'>,
  entityTypeId: string,
  items: readonly StoredItem[],
): Promise<string[]> {
  const names = await Promise.all(
    items.slice(0, MAX_NAMES).map(async ({ id, label }) => {
      if (locale === 'en') return label;
      const [summary] = await directory.teaser(entityTypeId, id, 'en');
      return summary?.name;
    }),
  );
  return [...new Set(names.filter((name) => name !== undefined))];
}
