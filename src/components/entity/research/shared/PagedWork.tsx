import { ResultLanguage } from '#src/components/cards/ResultLanguage.tsx';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { Pagination } from '#src/ui/Pagination/Pagination.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { WORK_LIMIT, type Work, workAddress, workFromWire, type WorkKind, workQuery } from './work.ts';

/**
 * An investigator's work of a kind, five per page (C-120): the first page in the server's HTML, the others fetched in
 * place. Before scripts run, a page's link leads to the same results in the search.
 */
export function PagedWork({
  name,
  kind,
  Card,
  data,
}: {
  /** Rendering name, as editors know it. */
  name: string;
  kind: WorkKind;
  Card: ComponentType<ResultCardProps>;
  data: Work | undefined;
}) {
  const { locale } = usePage();
  const t = useStrings();
  const { page, shown, failed, list, open } = usePages(kind, data);

  if (!data || !shown) return <EditingNote name={name} reason={t('researchWork.nothingNow')} />;
  const { investigator, count } = data;
  const title = t(`researchWork.${kind}`);
  const addressOf = (target: number) => localizedPath(workAddress(kind, investigator.name, target), locale);
  const onNavigate = (target: number, event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void open(target);
  };

  const from = (page - 1) * WORK_LIMIT + 1;
  return (
    <EntitySection
      isPrinted={false}
      title={title}
      action={
        count > WORK_LIMIT ? (
          <TextLink look="standalone" iconAfter={arrowRightIcon} href={addressOf(1)}>
            {t('researchWork.viewAll', { count })}
          </TextLink>
        ) : null
      }
    >
      <ul ref={list} tabIndex={-1} aria-label={title} className="PagedWork-list ListingFrame-cards tiles">
        {shown.results.map((result) => (
          <li key={result.id}>
            <ResultLanguage result={result}>
              <Card result={result} headingLevel={3} />
            </ResultLanguage>
          </li>
        ))}
      </ul>
      {count > WORK_LIMIT ? (
        <div className="PagedWork-pages">
          <p role="status">{t('researchWork.shown', { from, to: from + shown.results.length - 1, count })}</p>
          <Pagination
            page={page}
            pageCount={Math.ceil(count / WORK_LIMIT)}
            hrefFor={addressOf}
            onNavigate={onNavigate}
            labels={{
              nav: t('researchWork.pages', { title }),
              previous: t('researchWork.previous'),
              next: t('researchWork.next'),
              page: (number) => t('researchWork.page', { page: number }),
            }}
          />
        </div>
      ) : null}
      {failed === undefined ? null : (
        <p role="alert">
          {t('researchWork.failed')}{' '}
          <TextLink href={addressOf(failed)}>{t('researchWork.openInSearch')}</TextLink>
        </p>
      )}
    </EntitySection>
  );
}

/** The page that is shown, the one that could not be had, and the way to another; the latest asked for wins. */
function usePages(kind: WorkKind, data: Work | undefined) {
  const { locale, config } = usePage();
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState(data);
  const [failed, setFailed] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const open = async (target: number) => {
    if (!data) return;
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setFailed(undefined);
    try {
      const answer = await fetch(workQuery(kind, data.investigator.id, target, config.search, locale), {
        signal: stop.signal,
      });
      const next = answer.ok ? workFromWire(await answer.json(), kind) : undefined;
      if (!next || next.results.length === 0) throw new Error('no page');
      setShown({ ...data, results: next.results });
      setPage(target);
      // The pressed link may be gone on the next page: reading goes on at the list.
      list.current?.focus({ preventScroll: true });
      list.current?.scrollIntoView?.({ block: 'start' });
    } catch {
      if (!stop.signal.aborted) setFailed(target);
    }
  };
  return { page, shown, failed, list, open };
}
