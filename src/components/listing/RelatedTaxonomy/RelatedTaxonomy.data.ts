import { searchPath, specialtyPath, topicPath } from '#src/components/shared/listing/listingPaths.ts';
import { inEnglish } from '#src/components/shared/listing/pageContext.ts';
import type { EntityLink } from '#src/domain/entities/common.ts';
import type { PageFields } from '#src/declaration/pageFields.ts';
import type { StoredItem } from '#src/domain/lists/storedList.ts';
import type { ComponentDataContext, ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { PageTaxonomy } from './RelatedTaxonomy.tsx';
import type { declaration } from './RelatedTaxonomy.declaration.ts';

export const loadRelatedTaxonomy: ComponentDataLoader<typeof declaration, PageTaxonomy> = async (
  { fields },
  context,
) => {
  const picked = (field: keyof typeof fields & keyof PageFields) =>
    fields[field].value.length > 0 ? fields[field].value : context.pageFields[field].value;
  const [services, specialties, topics] = await Promise.all([
    Promise.all(picked('Services').map((item) => serviceLink(item, context))),
    links(picked('Specialties'), 'ce_specialty', specialtyPath, context),
    links(picked('HealthTopics'), 'ce_healthTopic', topicPath, context),
  ]);
  return services.length + specialties.length + topics.length > 0
    ? { services, specialties, topics }
    : undefined;
};

/** A service by its present name, with its own page; as it was picked when the directory does not answer. */
async function serviceLink(
  { id, entityId, label }: StoredItem,
  context: ComponentDataContext,
): Promise<EntityLink> {
  const found = await context.orElse(
    'service',
    context.directory.service(entityId ?? id, context.locale),
    undefined,
  );
  const service = found?.kind === 'found' ? found.value : undefined;
  return { id, name: service?.name ?? label, path: service?.path ?? searchPath(service?.name ?? label) };
}

/** Names as picked; their pages are found by the English name. */
function links(
  items: readonly StoredItem[],
  entityTypeId: string,
  pathOf: (englishName: string) => string,
  context: ComponentDataContext,
): Promise<EntityLink[]> {
  return Promise.all(
    items.map(async (item) => {
      const [english] = await inEnglish(context, entityTypeId, [item]);
      return { id: item.id, name: item.label, ...(english && { path: pathOf(english) }) };
    }),
  );
}
