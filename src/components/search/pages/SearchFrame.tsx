import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { ReactNode } from 'react';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { useStrings } from '#src/ports/PageContext.tsx';
import { isPlaceholderEmpty, Placeholder } from '#src/ports/Placeholder.tsx';
import { Button } from '#src/ui/Button/Button.tsx';

export interface SearchFrameProps {
  search: Search;
  rendering: ComponentRendering;
  title: string;
  /** What a visitor without scripts reads in place of results. */
  withoutScripts: ReactNode;
}

/**
 * The layout of a search page: the bar with its fields and the one button, a quiet title so that results start early,
 * filters beside the list, the toolbar above it. Parts stand in the order the editor gave them.
 */
export function SearchFrame({ search, rendering, title, withoutScripts }: SearchFrameProps) {
  const t = useStrings();
  return (
    <div className="SearchFrame tint">
      {isPlaceholderEmpty('search-bar', rendering) ? null : (
        <div className="SearchFrame-band">
          <div className="SearchFrame-bar wrap">
            <Placeholder name="search-bar" rendering={rendering} />
            <Button type="submit" form={search.formId} size="lg" shape="field">
              {t('search.search')}
            </Button>
          </div>
        </div>
      )}
      <div className="SearchFrame-page wrap">
        <h1 className="SearchFrame-title h-task">{title}</h1>
        <Placeholder name="search-tabs" rendering={rendering} />
        <noscript>
          <div className="SearchFrame-plain">{withoutScripts}</div>
        </noscript>
        <div className="SearchFrame-body">
          <div className="SearchFrame-side">
            <div className="SearchFrame-filters">
              <Placeholder name="search-filters" rendering={rendering} />
            </div>
            <Placeholder name="search-facets" rendering={rendering} />
          </div>
          <section
            ref={search.resultsRef}
            id={`${search.formId}-results`}
            className="SearchFrame-main"
            tabIndex={-1}
            aria-label={t('search.results')}
          >
            <div className="SearchFrame-toolbar">
              <Placeholder name="search-toolbar" rendering={rendering} />
            </div>
            <div className="SearchFrame-results">
              <Placeholder name="search-results" rendering={rendering} />
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
