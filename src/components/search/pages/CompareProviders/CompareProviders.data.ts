import { type ComparedProvider, comparedProvider } from '#src/domain/compare/comparedProvider.ts';
import { beyondCompared, COMPARE_PARAM, readCompared } from '#src/domain/compare/compareList.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './CompareProviders.declaration.ts';

/** Who is compared, in the order of the address. */
export interface ComparedData {
  /** Ids of the address. */
  asked: string[];
  providers: ComparedProvider[];
  /** Ids of the address that name nobody, and those that could not be asked for. */
  gone: number;
  failed: number;
  /** How many more the address names than fit side by side. */
  beyond: number;
}

/** Reads the providers named in the address; one that cannot be had does not spoil the others. */
export const loadCompareProviders: ComponentDataLoader<typeof declaration, ComparedData> = async (
  _rendering,
  context,
) => {
  const { directory, locale, query, config, orElse } = context;
  const named = query[COMPARE_PARAM];
  const asked = readCompared(named);
  const lookups = await Promise.all(
    asked.map((id) => orElse('compared', directory.entity('healthcareProfessional', id, locale), undefined)),
  );
  const data: ComparedData = { asked, providers: [], gone: 0, failed: 0, beyond: beyondCompared(named) };
  for (const lookup of lookups) {
    if (!lookup) data.failed += 1;
    else if (lookup.kind === 'absent' || lookup.value.entityTypeId !== 'healthcareProfessional')
      data.gone += 1;
    else data.providers.push(comparedProvider(lookup.value, config.booking));
  }
  return data;
};
