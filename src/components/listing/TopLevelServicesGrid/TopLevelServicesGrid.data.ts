import type { EntityLink } from '#src/domain/entities/common.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';

export const loadTopLevelServicesGrid: ComponentDataLoader<EntityLink[]> = async (_rendering, context) => {
  const services = await context.directory.topLevelServices(context.locale);
  return services.length > 0 ? services : undefined;
};
