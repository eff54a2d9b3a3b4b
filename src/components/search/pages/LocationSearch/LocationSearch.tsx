import { useMemo } from 'react';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { localizedPath } from '#src/components/entity/shared/localizedPath.ts';
import { fieldText } from '#src/components/search/common/fieldText.ts';
import { LOCATION_TYPES_PATH } from '#src/components/search/common/locationTypesPath.ts';
import { SearchProvider, type SearchScreen } from '#src/components/search/common/SearchProvider.tsx';
import { SearchSettings } from '#src/components/search/common/SearchPart.tsx';
import { type Search, useSearch } from '#src/components/search/common/useSearch.ts';
import { SearchFrame } from '#src/components/search/pages/SearchFrame.tsx';
import { nearFilterOf } from '#src/domain/search/nearFilter.ts';
import { MAX_LIMIT } from '#src/domain/search/searchState.ts';
import { usePage, useStrings } from '#src/ports/PageContext.tsx';
import { Placeholder } from '#src/ports/Placeholder.tsx';

/** The one vertical of this screen; another one in the address is ignored. */
const VERTICAL = 'healthcare_facilities';
/** Results per page unless the address, the rendering or the configuration says otherwise (C-043, A-25). */
const DEFAULT_LIMIT = 20;
const AREAS = ['search-bar', 'search-filters', 'search-facets', 'search-toolbar', 'search-results'];

/**
 * Find Location (Q-034, S-153): places of care by words, place and filters, as a list or on a map. Editors
 * see its configuration and its parts, but no live results; without an experience 'Experience ID not defined'.
 */
export function LocationSearch({ rendering, params, fields }: ComponentProps) {
  const { config, mode } = usePage();
  const experienceKey = params.ExperienceId?.trim() || config.search.experienceKey;
  const asked = Number(params.Limit);
  const limit = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, MAX_LIMIT) : DEFAULT_LIMIT;
  const defaultView = /map/i.test(params.DefaultView ?? '') ? 'map' : 'list';
  const screen = useMemo<SearchScreen>(
    () => ({ verticals: [VERTICAL], experienceKey, limit, defaultView }),
    [experienceKey, limit, defaultView],
  );
  if (mode === 'edit' || (mode === 'preview' && !experienceKey)) {
    return (
      <div className="LocationSearch stack">
        <SearchSettings
          name="LocationSearch"
          params={{ ...params, ExperienceId: experienceKey, Limit: String(limit), verticalKey: VERTICAL }}
          problem={experienceKey ? undefined : 'Experience ID not defined'}
        />
        {AREAS.map((area) => (
          <Placeholder key={area} name={area} rendering={rendering} />
        ))}
      </div>
    );
  }
  if (!experienceKey) return null;
  return (
    <SearchProvider screen={screen}>
      <Page rendering={rendering} title={fieldText(fields, 'Headline') ?? fieldText(fields, 'Title')} />
    </SearchProvider>
  );
}

function Page({ rendering, title }: { rendering: ComponentProps['rendering']; title: string | undefined }) {
  const t = useStrings();
  const { locale } = usePage();
  const search = useSearch() as Search;
  return (
    <div className="LocationSearch">
      <SearchFrame
        search={search}
        rendering={rendering}
        title={spokenTitle(search, t) ?? title ?? t('search.locationsTitle')}
        withoutScripts={
          <p>
            {t('search.needsScripts')}{' '}
            <a href={localizedPath(LOCATION_TYPES_PATH, locale)}>{t('search.browseTypes')}</a>
          </p>
        }
      />
    </div>
  );
}

/** What was searched for, in the title: the words and the place. */
function spokenTitle(search: Search, t: ReturnType<typeof useStrings>): string | undefined {
  const query = search.state.query.trim();
  const near = nearFilterOf(search.state);
  const place = near && (near.value.name ?? t('search.you'));
  if (query && place) return t('search.titleQueryNear', { query, place });
  if (query) return t('search.titleQuery', { query });
  return place ? t('search.titleNear', { place }) : undefined;
}
