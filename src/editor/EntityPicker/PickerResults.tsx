import type { RefObject } from 'react';
import { useSearchState } from '@yext/search-headless-react';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { houseArt } from '#src/domain/art/houseArt.ts';
import { itemOfResult, pickDetail, pickImage, PICK_IMAGE_SIZE } from '#src/domain/pick/pickSource.ts';
import { notPicked } from '#src/domain/pick/selection.ts';
import type { PickedItem } from '#src/domain/pick/selection.ts';
import { initials } from '#src/editor/PickField/initials.ts';
import { Art } from '#src/ui/Art/Art.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { LiveStatus } from '#src/ui/LiveStatus/LiveStatus.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import type { PickerAnswer } from './createPickerSearch.ts';

export interface PickerResultsProps {
  items: readonly PickedItem[];
  marked: readonly PickedItem[];
  /** How many more may be picked. */
  places: number;
  onMark: (marked: readonly PickedItem[]) => void;
  /** Takes the focus after a search. */
  place: RefObject<HTMLDivElement | null>;
  answer: PickerAnswer;
  onRetry: () => void;
}

/** What the search found and is not selected yet, each with a box to mark it (E-042). */
export function PickerResults({ items, place, answer, onRetry, ...marks }: PickerResultsProps) {
  const t = useStrings();
  const results = useSearchState((state) => state.vertical.results);
  const count = useSearchState((state) => state.vertical.resultsCount) ?? 0;
  const { isAsking, hasFailed, offset } = answer;
  const found = (results ?? []).flatMap(({ rawData, entityType }) => {
    const item = itemOfResult(rawData, entityType);
    return item ? [{ item, data: rawData }] : [];
  });
  const shown = notPicked(
    found.map(({ item }) => item),
    items,
  );
  const range = t('editor.resultsRange', { from: offset + 1, to: offset + (results?.length ?? 0), count });
  const said = isAsking ? t('editor.loading') : count > 0 ? range : t('editor.noResults');
  return (
    <div
      className="PickerResults"
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={t('editor.results')}
      aria-busy={isAsking}
    >
      <LiveStatus message={hasFailed ? '' : said} />
      {hasFailed ? (
        <ErrorState
          title={t('editor.searchFailed')}
          headingLevel={3}
          announce
          retryLabel={t('editor.tryAgain')}
          onRetry={onRetry}
        >
          {t('editor.searchFailedHint')}
        </ErrorState>
      ) : !results ? (
        <Skeleton kind="rows" lines={6} label={t('editor.loading')} />
      ) : count === 0 ? (
        <EmptyState title={t('editor.noResults')} headingLevel={3}>
          {t('editor.noResultsHint')}
        </EmptyState>
      ) : (
        <>
          <p>{shown.length === 0 ? t('editor.allPicked') : range}</p>
          <ResultRows found={found.filter(({ item }) => shown.includes(item))} {...marks} />
        </>
      )}
    </div>
  );
}

interface RowsProps extends Pick<PickerResultsProps, 'marked' | 'places' | 'onMark'> {
  found: readonly { item: PickedItem; data: unknown }[];
}

function ResultRows({ found, marked, places, onMark }: RowsProps) {
  const t = useStrings();
  const isMarked = ({ entityId }: PickedItem) => marked.some((one) => one.entityId === entityId);
  const isFull = marked.length >= places;
  return (
    <>
      {isFull ? <p>{marked.length > 0 ? t('editor.placesTaken') : t('editor.full')}</p> : null}
      <ul>
        {found.map(({ item, data }) => (
          <li key={item.entityId}>
            <label>
              <input
                type="checkbox"
                checked={isMarked(item)}
                disabled={isFull && !isMarked(item)}
                onChange={(event) =>
                  onMark(
                    event.target.checked
                      ? [...marked, item]
                      : marked.filter(({ entityId }) => entityId !== item.entityId),
                  )
                }
              />
              <ResultImage label={item.label} data={data} />
              <span className="PickerResults-words">
                <strong>{item.label}</strong>
                <small>{pickDetail(data)}</small>
              </span>
              <small className="PickerResults-id">{item.entityId}</small>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The result's picture at 200 by 200 (E-054), or its initials. */
function ResultImage({ label, data }: { label: string; data: unknown }) {
  const { config } = usePage();
  const src = pickImage(data);
  const art = src && houseArt(src, config.illustrations);
  return (
    <span className="PickerResults-picture">
      {art ? (
        <Art svg={art} alt="" />
      ) : src ? (
        <img src={src} alt="" width={PICK_IMAGE_SIZE} height={PICK_IMAGE_SIZE} loading="lazy" />
      ) : (
        <span aria-hidden="true">{initials(label)}</span>
      )}
    </span>
  );
}
