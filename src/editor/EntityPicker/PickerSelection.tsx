import { useRef } from 'react';
import { useStrings } from '#src/context/PageContext.tsx';
import { withMoved, withoutItem } from '#src/domain/pick/selection.ts';
import type { PickedItem } from '#src/domain/pick/selection.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { closeIcon } from '#src/ui/Icon/glyphs.ts';

export interface PickerSelectionProps {
  items: readonly PickedItem[];
  cap: number;
  onChange: (items: readonly PickedItem[]) => void;
  /** Says in words what happened. */
  onNews: (words: string) => void;
}

/** What is selected, in the order of the page, to be put in another order or taken away (E-033). */
export function PickerSelection({ items, cap, onChange, onNews }: PickerSelectionProps) {
  const t = useStrings();
  const list = useRef<HTMLElement>(null);
  const move = (at: number, by: number) => {
    const item = items[at]!;
    onChange(withMoved(items, at, by));
    onNews(t('editor.moved', { name: item.label, place: at + by + 1, count: items.length }));
  };
  const remove = (item: PickedItem) => {
    onChange(withoutItem(items, item));
    onNews(t('editor.removed', { name: item.label }));
    list.current?.focus();
  };
  return (
    <section className="PickerSelection" aria-label={t('editor.selected')} tabIndex={-1} ref={list}>
      <p className="PickerSelection-head">
        <strong>{t('editor.selected')}</strong>
        <span>
          {cap === Infinity
            ? t('editor.pickedAny', { count: items.length })
            : t('editor.picked', { count: items.length, most: cap })}
        </span>
      </p>
      {cap > 1 && cap <= 10 ? (
        <p className="PickerSelection-marks" aria-hidden="true">
          {Array.from({ length: cap }, (_, index) => (
            <span key={index} data-taken={index < items.length || undefined} />
          ))}
        </p>
      ) : null}
      {items.length === 0 ? <p>{t('editor.noneSelected')}</p> : null}
      <ol>
        {items.map((item, at) => (
          <li key={item.entityId}>
            <span>
              <strong>{item.label}</strong>
              <small>{item.entityId}</small>
            </span>
            {items.length > 1 ? (
              <>
                <button
                  type="button"
                  aria-label={t('editor.moveUp', { name: item.label })}
                  aria-disabled={at === 0}
                  onClick={() => at > 0 && move(at, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={t('editor.moveDown', { name: item.label })}
                  aria-disabled={at === items.length - 1}
                  onClick={() => at < items.length - 1 && move(at, 1)}
                >
                  ↓
                </button>
              </>
            ) : null}
            <Button
              look="quiet"
              size="sm"
              icon={closeIcon}
              iconLabel={t('editor.remove', { name: item.label })}
              onClick={() => remove(item)}
            />
          </li>
        ))}
      </ol>
      {items.length > 1 ? <p>{t('editor.order')}</p> : null}
    </section>
  );
}
