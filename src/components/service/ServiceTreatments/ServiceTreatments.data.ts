import { serviceOf } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { Treatments } from './ServiceTreatments.tsx';
import type { declaration } from './ServiceTreatments.declaration.ts';

export const loadServiceTreatments: ComponentDataLoader<typeof declaration, Treatments> = async (
  _rendering,
  context,
) => {
  const service = await serviceOf(context);
  if (!service) return undefined;
  const { conditions, diagnostics, treatments } = service;
  return { conditions, diagnostics, treatments };
};
