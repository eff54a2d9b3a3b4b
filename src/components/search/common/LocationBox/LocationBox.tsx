import { useEffect, useRef } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { setting } from '#src/components/search/common/setting.ts';
import { PlaceField } from '#src/components/search/common/PlaceField.tsx';
import { SearchPart } from '#src/components/search/common/SearchPart.tsx';
import { isNearVisitor, type Search } from '#src/components/search/common/useSearch.ts';
import { PLAIN_PLACE_PARAM } from '#src/domain/search/screenState.ts';
import { type Place, usePlaceSuggestions } from '#src/components/search/common/usePlaceSuggestions.ts';
import { withoutPlace } from '#src/domain/search/inferredFilters.ts';
import {
  nearFilterOf,
  nearPlace,
  PLACE_RADIUS_MILES,
  withNearFilter,
  withoutNearFilter,
} from '#src/domain/search/nearFilter.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './LocationBox.declaration.ts';

/**
 * Where to search: a chosen place sets a Near filter of 25 miles around it, or of the configured `LocationRadius`
 * in place of one in the words; emptying the box takes it away.
 */
export function LocationBox({ params, fields }: ComponentProps<typeof declaration>) {
  const radius = Number(params.LocationRadius);
  return (
    <SearchPart name="LocationBox" params={params}>
      {(search) => (
        <Box
          search={search}
          radiusMiles={radius > 0 ? radius : PLACE_RADIUS_MILES}
          placeholder={setting(fields.Placeholder, params.Placeholder)}
        />
      )}
    </SearchPart>
  );
}

interface BoxProps {
  search: Search;
  radiusMiles: number;
  placeholder: string | undefined;
}

function Box({ search, radiusMiles, placeholder }: BoxProps) {
  const t = useStrings();
  const { inferred } = search;
  const near = nearFilterOf(search.state);
  const chosen = near
    ? (near.value.name ?? t(isNearVisitor(search) ? 'search.yourLocation' : 'cards.point'))
    : '';
  const choose = (place: Place) =>
    search.change((state) =>
      withNearFilter(withoutPlace(withoutPlainPlace(state), inferred), nearPlace(place, radiusMiles)),
    );
  usePlainPlace(search, choose);
  return (
    <div className="LocationBox">
      <PlaceField
        chosen={chosen}
        placeholder={placeholder}
        form={search.formId}
        onChoose={choose}
        onClear={() => {
          if (near) search.change(withoutNearFilter);
        }}
      />
    </div>
  );
}

function withoutPlainPlace(state: SearchState): SearchState {
  const { [PLAIN_PLACE_PARAM]: _, ...rest } = state.rest;
  return { ...state, rest };
}

/** A place that came as plain words, from a form before scripts ran, is looked up once. */
function usePlainPlace(search: Search, choose: (place: Place) => void): void {
  const { resolve } = usePlaceSuggestions('', false);
  const words = search.state.rest[PLAIN_PLACE_PARAM]?.[0]?.trim();
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!words || asked.current === words) return;
    asked.current = words;
    void resolve(words).then(([first]) => {
      if (first) choose(first);
    });
  });
}
