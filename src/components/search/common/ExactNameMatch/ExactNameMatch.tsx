import { isCardType, loadCard } from '#card-types';
import { type ComponentType, useEffect, useState } from 'react';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { ResultLanguage } from '#src/components/cards/ResultLanguage.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { setting } from '#src/components/search/common/setting.ts';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { exactMatchRequest } from '#src/domain/search/exactMatch.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './ExactNameMatch.declaration.ts';

/** Cards by the entity type of the match. */
const CARD_OF_TYPE: Record<string, string> = {
  healthcareFacility: 'Location',
  healthcareProfessional: 'Provider',
};

/** Where names are looked up on this site (S-336). */
const MATCH_PATH = '/api/yext/exactNameMatch';

/**
 * 'Exact match for': the one entity whose name is the search text, above the results. Asked for from
 * 3 trimmed characters on and on the first page only; nothing without a match or when the call fails.
 */
export function ExactNameMatch({ params, fields }: ComponentProps<typeof declaration>) {
  return (
    <SearchPart name="ExactNameMatch" params={params}>
      {(search) => <Match search={search} title={setting(fields.Title, params.Title)} />}
    </SearchPart>
  );
}

interface Found {
  address: string;
  result: SearchResult;
  Card: ComponentType<ResultCardProps>;
}

function Match({ search, title }: { search: Search; title: string | undefined }) {
  const t = useStrings();
  const { locale } = usePage();
  const [found, setFound] = useState<Found>();
  const { state, phase } = search;
  const request = exactMatchRequest({
    query: state.query,
    offset: state.offset,
    ...(state.verticalKey && { verticalKey: state.verticalKey }),
  });
  const address = request.kind === 'ask' && phase !== 'asleep' ? matchAddress(request, locale) : undefined;
  useEffect(() => {
    if (!address) return undefined;
    const stop = new AbortController();
    lookUp(address, stop.signal).then(
      (match) => {
        if (!stop.signal.aborted) setFound(match);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) {
          console.error('The exact name match failed', error instanceof Error ? error.message : '');
        }
      },
    );
    return () => stop.abort();
  }, [address]);

  if (!address || found?.address !== address || phase === 'failed') return null;
  return (
    <section className="ExactNameMatch" aria-labelledby={`${search.formId}-match`}>
      <h2 id={`${search.formId}-match`} className="ExactNameMatch-title">
        {title || t('search.exactMatchFor')} <q className="ExactNameMatch-query">{state.query.trim()}</q>
      </h2>
      <ResultLanguage result={found.result}>
        <found.Card result={found.result} headingLevel={3} />
      </ResultLanguage>
    </section>
  );
}

function matchAddress({ query, entityType }: { query: string; entityType?: string }, locale: Locale): string {
  const params = { query, ...(entityType && { entityType }), ...(locale !== 'en' && { locale }) };
  return `${MATCH_PATH}?${new URLSearchParams(params)}`;
}

async function lookUp(address: string, signal: AbortSignal): Promise<Found | undefined> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const body = (await answer.json()) as { entity?: Record<string, unknown> | null };
  const entity = body.entity;
  if (!entity || typeof entity !== 'object' || typeof entity.id !== 'string') return undefined;
  const meta = entity.meta as { entityType?: unknown } | undefined;
  const entityType = String(entity.type ?? meta?.entityType ?? 'healthcareFacility');
  const cardType = CARD_OF_TYPE[entityType];
  if (!cardType || !isCardType(cardType)) return undefined;
  return { address, result: { id: entity.id, entityType, data: entity }, Card: await loadCard(cardType) };
}
