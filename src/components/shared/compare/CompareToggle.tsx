import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import { comparePath, isComparable, MAX_COMPARED } from '#src/domain/compare/compareList.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { checkIcon, plusIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import { useCompared } from './useCompared.ts';

/**
 * Puts a provider on the list to compare, or takes them off it. Its place is kept before scripts run; without them
 * there is nothing to press. Rows that draw it name the strings `compare`.
 */
export function CompareToggle({ id, name }: { id: string; name: string }) {
  const t = useStrings();
  const { locale } = usePage();
  const isAwake = useIsAwake();
  const { ids, toggle } = useCompared();
  if (!isComparable(id)) return null;
  const isChosen = ids.includes(id);
  const isFull = !isChosen && ids.length >= MAX_COMPARED;
  return (
    <div className={cx('CompareToggle', !isAwake && 'CompareToggle--asleep')} data-print="hide">
      <Button
        look="quiet"
        size="sm"
        icon={isChosen ? checkIcon : plusIcon}
        aria-pressed={isChosen}
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (!isFull) toggle(id);
        }}
      >
        {t('compare.compare')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {isFull ? (
        <span className="CompareToggle-note">{t('compare.full', { most: MAX_COMPARED })}</span>
      ) : null}
      {isChosen && ids.length === 1 ? (
        <span className="CompareToggle-note">{t('compare.chooseAnother')}</span>
      ) : null}
      {(isChosen || isFull) && ids.length > 1 ? (
        <TextLink look="standalone" href={localizedPath(comparePath(ids), locale)}>
          {t('compare.open', { count: ids.length })}
        </TextLink>
      ) : null}
    </div>
  );
}
