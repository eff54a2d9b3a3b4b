import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { appliedCount } from '#src/components/search/common/appliedFilters.ts';
import { ClearAllButton } from '#src/components/search/common/ClearAllButton.tsx';
import { SearchSettings } from '#src/components/search/common/SearchPart.tsx';
import { useAsLinks } from '#src/components/search/common/useAsLinks.ts';
import { type Search, SearchContext, useSearch } from '#src/components/search/common/useSearch.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Placeholder } from '#src/context/Placeholder.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { buttonClass } from '#src/ui/Button/buttonClass.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { slidersIcon } from '#src/ui/Icon/glyphs.ts';
import { useAfterPaint } from '#src/ui/useAfterPaint/useAfterPaint.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery/useMediaQuery.ts';
import type { declaration } from './FacetsPanel.declaration.ts';

/** From this width on the filters stand beside the results. */
const BESIDE = '(min-width: 56.25em)';

/**
 * The filters: a panel beside the results on wide screens, under the page frame's heading; on a phone a button with the number of set filters that
 * opens a full-height sheet with the live number of results on the button that leads to them. Back closes it. While it
 * is open, or someone is at work in it, the page does not scroll to the results.
 */
export function FacetsPanel({ rendering, params }: ComponentProps<typeof declaration>) {
  const { mode } = usePage();
  const search = useSearch();
  if (mode === 'edit') {
    return (
      <div className="FacetsPanel">
        <SearchSettings name="FacetsPanel" params={params} />
        <Placeholder name="facets" rendering={rendering} />
      </div>
    );
  }
  return search ? <Panel search={search} rendering={rendering} /> : null;
}

function Panel({
  search,
  rendering,
}: {
  search: Search;
  rendering: ComponentProps<typeof declaration>['rendering'];
}) {
  const t = useStrings();
  const { config } = usePage();
  const { isBeside, isOpen, setIsOpen, readResults } = useSheet(search);
  const { setPanelOpen } = search;
  const set = appliedCount(search.state, undefined, config.product);
  const trigger = set > 0 ? t('search.filtersSet', { count: set }) : t('search.filters');
  const asLinks = useAsLinks(search);
  // The sheet's button promises a number: what is pressed there is told at once, so that it never promises an old one.
  const toldAtOnce = useMemo(() => ({ ...search, choose: search.change }), [search]);
  const facets = (
    <AfterResults search={isBeside ? search : toldAtOnce}>
      <Placeholder name="facets" rendering={rendering} />
    </AfterResults>
  );
  return (
    <div className="FacetsPanel">
      {asLinks ? (
        // Without scripts a native disclosure opens the panel below it.
        <details className="FacetsPanel-trigger">
          <summary className={buttonClass({ look: 'outline', block: true })}>
            <Icon icon={slidersIcon} />
            {trigger}
          </summary>
        </details>
      ) : (
        <div className="FacetsPanel-trigger">
          <Button
            look="outline"
            block
            icon={slidersIcon}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            {trigger}
          </Button>
        </div>
      )}
      {isBeside ? (
        <section
          className="FacetsPanel-beside"
          aria-label={t('search.filters')}
          onFocus={() => setPanelOpen(true)}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) setPanelOpen(false);
          }}
        >
          {facets}
        </section>
      ) : (
        <Dialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title={t('search.filters')}
          closeLabel={t('search.closeFilters')}
          variant="sheet"
          footer={
            <>
              <ClearAllButton search={search} />
              <Button block onClick={readResults} aria-live="polite">
                {resultsWords(search, t)}
              </Button>
            </>
          }
        >
          <div className="FacetsPanel-sheet">{facets}</div>
        </Dialog>
      )}
    </div>
  );
}

/**
 * What a press chooses shows at once; the numbers an answer brings wait until its results are drawn, which is what was
 * pressed for.
 */
function AfterResults({ search, children }: { search: Search; children: ReactNode }) {
  const later = useAfterPaint(search);
  const isShown = later.state === search.state || search.phase === 'ready';
  return <SearchContext.Provider value={isShown ? later : search}>{children}</SearchContext.Provider>;
}

/** Whether the filters stand beside the results, and the sheet they are in where they do not. */
function useSheet({ setPanelOpen, focusResults }: Search) {
  const isBeside = useMediaQuery(BESIDE, true);
  const [isOpen, setIsOpen] = useState(false);
  const readsResults = useRef(false);
  useEffect(() => {
    if (isBeside) setIsOpen(false);
  }, [isBeside]);
  useEffect(() => {
    setPanelOpen(isOpen);
    // The dialog has given the focus back by now.
    if (!isOpen && readsResults.current) focusResults();
    readsResults.current = false;
  }, [isOpen, setPanelOpen, focusResults]);
  // Back undoes what was chosen in the sheet: the page shows that, so the sheet goes.
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setIsOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [isOpen]);
  const readResults = () => {
    readsResults.current = true;
    setIsOpen(false);
  };
  return { isBeside, isOpen, setIsOpen, readResults };
}

/** What the button that leads from the sheet to the results says. */
function resultsWords({ answer, phase }: Search, t: ReturnType<typeof useStrings>): string {
  if (phase === 'loading' || !answer) return t('search.showResultsLoading');
  return answer.count === 1 ? t('search.showOneResult') : t('search.showResults', { count: answer.count });
}
