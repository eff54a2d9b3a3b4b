import { searchPath, specialtyPath } from '#src/components/shared/listing/listingPaths.ts';
import { serviceOf } from '#src/components/shared/listing/pageContext.ts';
import type { EntityLink } from '#src/domain/entities/common.ts';
import type { Service } from '#src/domain/entities/Service.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './ServiceRelatedTaxonomy.declaration.ts';

/**
 * Each name leads to its doctors, whose page is found by the English name, or to what the site has on it, which is asked in the
 * words of the page.
 */
export const loadServiceRelatedTaxonomy: ComponentDataLoader<
  typeof declaration,
  Service['taxonomy']
> = async (_rendering, context) => {
  const [service, english] = await Promise.all([serviceOf(context), serviceOf(context, 'en')]);
  if (!service) return undefined;
  const names = new Map((english?.taxonomy.specialties ?? []).map(({ id, name }) => [id, name] as const));
  const withPaths = (links: readonly EntityLink[], pathOf: (link: EntityLink) => string): EntityLink[] =>
    links.map((link) => ({ ...link, path: link.path ?? pathOf(link) }));
  const found = ({ name }: EntityLink) => searchPath(name);
  const { specialties, conditions, procedures, reasons } = service.taxonomy;
  if (specialties.length + conditions.length + procedures.length + reasons.length === 0) return undefined;
  return {
    specialties: withPaths(specialties, ({ id, name }) => specialtyPath(names.get(id) ?? name)),
    conditions: withPaths(conditions, found),
    procedures: withPaths(procedures, found),
    reasons: withPaths(reasons, found),
  };
};
