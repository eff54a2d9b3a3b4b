import { serviceOf } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { Treatments } from './ServiceTreatments.tsx';

export const loadServiceTreatments: ComponentDataLoader<Treatments> = async (_rendering, context) => {
  const service = await serviceOf(context);
  if (!service) return undefined;
  const { conditions, diagnostics, treatments } = service;
  return { conditions, diagnostics, treatments };
};
