import { isCardType } from '#card-types';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { resultInPage } from '#src/components/cards/cardMembers.ts';
import { carried, type Found } from '#src/domain/search/carriedAnswer.ts';
import { crisisLinesFor } from '#src/domain/crisis/crisisLinesFor.ts';
import { inTime } from '#src/components/search/common/inTime.ts';
import { distanceOriginOf, nearPlace, withNearFilter } from '#src/domain/search/nearFilter.ts';
import { type AddressResult, placeSuggestions } from '#src/domain/search/placeSuggestions.ts';
import { reasonFields } from '#src/domain/search/resultReasons.ts';
import {
  asksForNothing,
  PLAIN_PLACE_PARAM,
  readScreenState,
  searchKey,
} from '#src/domain/search/screenState.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import { sortsOf } from '#src/domain/search/sorts.ts';
import type { ComponentDataContext, ComponentDataLoader } from '#src/context/ComponentData.ts';
import { CARD_OF_VERTICAL, SECTION_LIMIT } from './screens.ts';
import { type PlacedScreen, screenSettings } from './screenSettings.ts';
import type { SearchScreen } from './SearchScreen.ts';
import type { ServerSearch } from './useSearch.ts';
import type { Declaration } from '#src/declaration/Declaration.ts';

/** Milliseconds a page waits for its results; later ones the browser asks for itself. */
const PATIENCE = 1500;

/**
 * Loads what a search screen shows first, so that it stands in the server's HTML: for the plain page its first
 * results, for an address with a search what was asked for. When the service does not answer in time the page is
 * made without results and the browser asks itself.
 */
export function loadSearchScreen(
  screenOf: (context: ComponentDataContext) => PlacedScreen | undefined,
): ComponentDataLoader<Declaration, ServerSearch> {
  return async (placedRendering, context) => {
    const rendering = placedRendering as unknown as ComponentRendering;
    const placed = screenOf(context);
    if (!placed || context.mode === 'edit') return undefined;
    const screen = screenSettings(placed, rendering, context.config);
    const asked = searchKey(context.query, screen);
    const state = readScreenState(context.query, screen);
    const crisisLines = crisisLinesFor(state.query);
    return context.orElse<ServerSearch, ServerSearch>(
      'results',
      inTime(searchOf(screen, state, rendering, context), PATIENCE).then((found) => ({
        asked,
        crisisLines,
        ...found,
      })),
      { asked, state, crisisLines, cardTypes: [], isUnanswered: true },
    );
  };
}

async function searchOf(
  screen: SearchScreen,
  asked: SearchState,
  rendering: ComponentRendering,
  context: ComponentDataContext,
): Promise<Omit<ServerSearch, 'asked' | 'crisisLines'>> {
  const state = await withPlainPlace(asked, context);
  const found = await findOnServer(screen, state, context);
  const cardsOf = (verticalKey: string | undefined): string[] =>
    found.universal
      ? [CARD_OF_VERTICAL[verticalKey ?? ''] ?? []].flat()
      : [...cardTypesIn(rendering, verticalKey)];
  /** Results as their cards and their reason line need them, and no more. */
  const inPage = (results: SearchResult[], verticalKey: string | undefined) => {
    const drawn = cardsOf(verticalKey);
    return results.map((result) =>
      resultInPage(inPageLanguage(result, context.locale), drawn, reasonFields(state)),
    );
  };
  const { answer, universal } = found;
  // Sections of a search of everything ask for their own cards, when they are near.
  const cardTypes = answer?.results.length ? cardsOf(state.verticalKey) : [];
  return {
    state,
    found: carried({
      ...(answer && { answer: { ...answer, results: inPage(answer.results, state.verticalKey) } }),
      ...(universal && {
        universal: {
          ...universal,
          sections: universal.sections.map((section) => ({
            ...section,
            results: inPage(section.results, section.verticalKey),
          })),
        },
      }),
    }),
    cardTypes: [...new Set(cardTypes)].filter(isCardType),
  };
}

/** A result in the language of the page need not say so. */
function inPageLanguage(result: SearchResult, locale: string): SearchResult {
  const { locale: own, ...data } = result.data;
  return own === locale ? { ...result, data } : result;
}

async function findOnServer(
  screen: SearchScreen,
  state: SearchState,
  { search, config }: ComponentDataContext,
): Promise<Found> {
  if (asksForNothing(state)) return {};
  const { verticalKey, query, facets, staticFilters, offset, limit = screen.limit } = state;
  const words = { query, ...(state.isLiteral && { isLiteral: true }) };
  if (!verticalKey) {
    const restrictTo = screen.restrictsAll ? screen.verticals : undefined;
    return { universal: await search.universal({ ...words, limit: SECTION_LIMIT, restrictTo }) };
  }
  const isRelated = screen.experienceKey === config.search.relatedExperienceKey;
  const answer = await search.vertical({
    verticalKey,
    experience: isRelated ? 'related-content' : 'search',
    ...words,
    facets,
    staticFilters: [...(screen.fixedFilters ?? []), ...staticFilters],
    sortBys: sortsOf(state),
    offset,
    limit,
    distancesFrom: distanceOriginOf(state),
    wantsFacets: true,
  });
  return { answer };
}

/** Words of a place, as a form without scripts sends them, are taken for the first place of that name. */
async function withPlainPlace(state: SearchState, { maps }: ComponentDataContext): Promise<SearchState> {
  const { [PLAIN_PLACE_PARAM]: [words] = [], ...rest } = state.rest;
  if (!words?.trim()) return state;
  const results = await maps.searchAddress(words.trim().slice(0, 100), { limit: 20 });
  const [place] = placeSuggestions(
    results.map(({ id, type, entityType, freeformAddress, position }): AddressResult => ({
      id,
      type,
      ...(entityType && { entityType }),
      address: { freeformAddress },
      position: { lat: position.latitude, lon: position.longitude },
    })),
  );
  if (!place) return { ...state, rest };
  const { lat, lon } = place.position;
  const near = nearPlace({
    name: place.address.freeformAddress,
    position: { latitude: lat, longitude: lon },
  });
  return withNearFilter({ ...state, rest }, near);
}

/** The card types the result parts of a page draw for a vertical. */
function* cardTypesIn(rendering: ComponentRendering, verticalKey: string | undefined): Generator<string> {
  for (const children of Object.values(rendering.placeholders ?? {})) {
    for (const child of children as ComponentRendering[]) {
      const { CardType, CardTypes } = child.params ?? {};
      if (CardType) yield CardType.trim();
      else if (CardTypes && verticalKey) yield* [CARD_OF_VERTICAL[verticalKey] ?? []].flat();
      yield* cardTypesIn(child, verticalKey);
    }
  }
}
