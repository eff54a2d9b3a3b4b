import { type ComparedProvider, comparedProvider } from '#src/domain/compare/comparedProvider.ts';
import {
  beyondCompared,
  COMPARE_PARAM,
  COMPARE_ZIP_PARAM,
  readCompared,
} from '#src/domain/compare/compareList.ts';
import { placeOfZip, type ZipPlace } from '#src/components/compare/shared/placeOfZip.ts';
import { readZip } from '#src/domain/distance/zipCode.ts';
import { formatDay } from '#src/domain/dates/dates.ts';
import { DAY_MS } from '#src/domain/hours/zone.ts';
import type { ComponentDataContext, ComponentDataLoader } from '#src/context/ComponentData.ts';
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
  /** Where distances are told from: a place, or why there is none. */
  near?: ZipPlace;
  zipProblem?: 'unread' | 'unknown' | 'unanswered';
  /** Days of first free slots in words, by provider; they count from the day the page is made. */
  firstDays: Record<string, string>;
}

/** Reads the providers named in the address; one that cannot be had does not spoil the others. */
export const loadCompareProviders: ComponentDataLoader<typeof declaration, ComparedData> = async (
  _rendering,
  context,
) => {
  const { directory, locale, query, config, now, orElse } = context;
  const named = query[COMPARE_PARAM];
  const asked = readCompared(named);
  const [near, ...lookups] = await Promise.all([
    nearOf(context),
    ...asked.map((id) =>
      orElse('compared', directory.entity('healthcareProfessional', id, locale), undefined),
    ),
  ]);
  const data: ComparedData = {
    ...{ asked, providers: [], gone: 0, failed: 0 },
    beyond: beyondCompared(named),
    ...near,
    firstDays: {},
  };
  for (const lookup of lookups) {
    if (!lookup) data.failed += 1;
    else if (lookup.kind === 'absent' || lookup.value.entityTypeId !== 'healthcareProfessional')
      data.gone += 1;
    else {
      const provider = comparedProvider(lookup.value, config.booking);
      const { id, daysToFirstSlot: days } = provider;
      if (days !== undefined)
        data.firstDays[id] = formatDay(new Date(now.getTime() + days * DAY_MS), locale, 'short');
      data.providers.push(provider);
    }
  }
  return data;
};

/** The place of the ZIP code in the address. */
async function nearOf({
  query,
  maps,
  orElse,
}: ComponentDataContext): Promise<Pick<ComparedData, 'near' | 'zipProblem'>> {
  const typed = [query[COMPARE_ZIP_PARAM]].flat()[0]?.trim();
  if (!typed) return {};
  const zip = readZip(typed);
  if (!zip) return { zipProblem: 'unread' };
  const near = await orElse('zip', placeOfZip(zip, maps), 'unanswered' as const);
  if (near === 'unanswered') return { zipProblem: near };
  return near ? { near } : { zipProblem: 'unknown' };
}
