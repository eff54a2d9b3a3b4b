import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { HIDDEN_FIELD } from '#src/components/search/common/appliedFilters.ts';
import { ClearAllButton } from '#src/components/search/common/ClearAllButton.tsx';
import { FilterPills } from '#src/components/search/common/FilterPills.tsx';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { CrisisHelp } from './CrisisHelp.tsx';
import { Dropped } from './Dropped.tsx';
import { NearMe } from './NearMe.tsx';
import { Spelling } from './Spelling.tsx';
import { Widened } from './Widened.tsx';
import { isPlaceholderEmpty, Placeholder, PlaceholderInPlace } from '#src/context/Placeholder.tsx';
import { Button } from '#src/ui/Button/Button.tsx';

export interface SearchFrameProps {
  search: Search;
  rendering: ComponentRendering;
  title: string;
  /** 2 under a hero that has the page's first heading. */
  headingLevel?: 1 | 2;
}

/**
 * The layout of a search page: the bar with its fields and the one button, a quiet title so that results start early,
 * filters beside the list, the toolbar above it. Parts stand in the order the editor gave them. By keyboard one link leads
 * past all filters.
 */
export function SearchFrame({ search, rendering, title, headingLevel = 1 }: SearchFrameProps) {
  const t = useStrings();
  const has = (name: string) => !isPlaceholderEmpty(name, rendering);
  const area = (name: string) => (has(name) ? <Placeholder name={name} rendering={rendering} /> : null);
  const Heading = `h${headingLevel}` as const;
  const hasTabs = has('search-tabs');
  const { state, phase, resultsId, tabId } = search;
  const hasSide = has('search-filters') || has('search-facets');
  return (
    <div className="SearchFrame tint">
      {has('search-bar') ? (
        <div className="SearchFrame-band">
          <div className="SearchFrame-bar wrap">
            <Placeholder name="search-bar" rendering={rendering} />
            <Button type="submit" form={search.formId} size="lg" shape="field">
              {t('search.search')}
            </Button>
          </div>
        </div>
      ) : null}
      <div className="SearchFrame-page wrap">
        <CrisisHelp lines={search.crisisLines} />
        <Heading className="SearchFrame-title h-task">{title}</Heading>
        {area('search-tabs')}
        {phase === 'asleep' ? (
          <noscript>
            <p className="SearchFrame-plain">{t('search.noAnswerYet')}</p>
          </noscript>
        ) : null}
        <div className={bodyClass(hasSide && state.verticalKey !== undefined)}>
          {hasSide && state.verticalKey !== undefined ? (
            <div className="SearchFrame-side">
              <a
                className="skip-link"
                href={`#${resultsId}`}
                onClick={(event) => {
                  // The address stays the search's.
                  event.preventDefault();
                  search.focusResults();
                }}
              >
                {t('search.skipFilters')}
              </a>
              <div className="SearchFrame-head">
                <h2 className="SearchFrame-filtersTitle">{t('search.filters')}</h2>
                <ClearAllButton search={search} />
              </div>
              {has('search-filters') ? (
                <div className="SearchFrame-filters">
                  <Placeholder name="search-filters" rendering={rendering} />
                </div>
              ) : null}
              {area('search-facets')}
            </div>
          ) : null}
          <section
            ref={search.resultsRef}
            id={resultsId}
            className="SearchFrame-main"
            tabIndex={-1}
            {...(hasTabs
              ? { role: 'tabpanel', 'aria-labelledby': tabId(state.verticalKey) }
              : { 'aria-label': t('search.results') })}
          >
            <Spelling search={search} />
            <Dropped search={search} />
            <Widened search={search} />
            <NearMe search={search} />
            {state.verticalKey === undefined ? <FilterPills search={search} hidden={[HIDDEN_FIELD]} /> : null}
            {has('search-toolbar') && state.verticalKey !== undefined ? (
              <div className="SearchFrame-toolbar">{area('search-toolbar')}</div>
            ) : null}
            <PlaceholderInPlace className="SearchFrame-results" name="search-results" rendering={rendering} />
          </section>
        </div>
      </div>
    </div>
  );
}

/** A search of everything has no filters beside it. */
const bodyClass = (hasSide: boolean) =>
  hasSide ? 'SearchFrame-body SearchFrame-body--beside' : 'SearchFrame-body';
