import type { MouseEvent } from 'react';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '#src/ui/Icon/glyphs.ts';
import { cx } from '#src/ui/cx/cx.ts';
import { pageList } from './pageList.ts';

export interface PaginationProps {
  /** 1 is the first. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Called before the browser follows the link; `event.preventDefault()` keeps it on the page. */
  onNavigate?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Names: the landmark, the two steps, and one page ("Page 3"). */
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
}

/** Page links around the current one. Nothing when there is only one page. */
export function Pagination({ page, pageCount, hrefFor, onNavigate, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  const to = (target: number) => ({
    href: hrefFor(target),
    onClick: onNavigate && ((event: MouseEvent<HTMLAnchorElement>) => onNavigate(target, event)),
  });
  return (
    <nav aria-label={labels.nav}>
      <ul className="Pagination-pages">
        {page > 1 ? (
          <li>
            <a {...to(page - 1)} rel="prev" className={cx('Pagination-page', 'Pagination-step')}>
              <Icon icon={chevronLeftIcon} />
              <span>{labels.previous}</span>
            </a>
          </li>
        ) : null}
        {pageList(page, pageCount).map((entry, index) =>
          entry === 'gap' ? (
            // A gap has no identity but its place.
            <li key={`gap-${index}`} aria-hidden="true" className="Pagination-gap">
              …
            </li>
          ) : (
            <li key={entry}>
              <a
                {...to(entry)}
                className="Pagination-page"
                aria-label={labels.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </a>
            </li>
          ),
        )}
        {page < pageCount ? (
          <li>
            <a {...to(page + 1)} rel="next" className={cx('Pagination-page', 'Pagination-step')}>
              <span>{labels.next}</span>
              <Icon icon={chevronRightIcon} />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
