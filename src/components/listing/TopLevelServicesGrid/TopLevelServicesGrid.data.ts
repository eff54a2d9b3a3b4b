import type { EntityLink } from '#src/domain/entities/common.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './TopLevelServicesGrid.declaration.ts';

export const loadTopLevelServicesGrid: ComponentDataLoader<typeof declaration, EntityLink[]> = async (
  _rendering,
  context,
) => {
  const services = await context.directory.topLevelServices(context.locale);
  return services.length > 0 ? services : undefined;
};
