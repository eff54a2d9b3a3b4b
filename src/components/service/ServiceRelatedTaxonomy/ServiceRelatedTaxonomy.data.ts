import { searchPath, specialtyPath } from '#src/components/shared/listing/listingPaths.ts';
import { serviceOf } from '#src/components/shared/listing/pageContext.ts';
import type { EntityLink } from '#src/domain/entities/common.ts';
import type { Service } from '#src/domain/entities/Service.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './ServiceRelatedTaxonomy.declaration.ts';

/** Each name leads to its doctors or to what the site has on it; both are found by the English name. */
export const loadServiceRelatedTaxonomy: ComponentDataLoader<
  typeof declaration,
  Service['taxonomy']
> = async (_rendering, context) => {
  const [service, english] = await Promise.all([serviceOf(context), serviceOf(context, 'en')]);
  if (!service) return undefined;
  const names = new Map(
    Object.values(english?.taxonomy ?? {}).flatMap((links) =>
      links.map(({ id, name }) => [id, name] as const),
    ),
  );
  const withPaths = (links: readonly EntityLink[], pathOf: (name: string) => string): EntityLink[] =>
    links.map((link) => ({ ...link, path: link.path ?? pathOf(names.get(link.id) ?? link.name) }));
  const { specialties, conditions, procedures, reasons } = service.taxonomy;
  if (specialties.length + conditions.length + procedures.length + reasons.length === 0) return undefined;
  return {
    specialties: withPaths(specialties, specialtyPath),
    conditions: withPaths(conditions, searchPath),
    procedures: withPaths(procedures, searchPath),
    reasons: withPaths(reasons, searchPath),
  };
};
