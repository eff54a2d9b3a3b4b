import type { Position } from '#src/browser/usePosition.ts';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { COMPARE_PARAM, COMPARE_PATH, COMPARE_ZIP_PARAM } from '#src/domain/compare/compareList.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { pinIcon } from '#src/ui/Icon/glyphs.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import type { ComparedData } from './CompareProviders.data.ts';

/** Where distances are told from: a ZIP code, which is sent with the address, or with scripts the visitor's position. */
export function PlaceForm({
  data,
  position,
  ask,
}: {
  data: ComparedData;
  position: Position;
  ask: () => void;
}) {
  const t = useStrings();
  const { locale } = usePage();
  const isAwake = useIsAwake();
  const { providers, near, zipProblem } = data;
  const canAsk = isAwake && (position.kind === 'not-asked' || position.kind === 'asking');
  return (
    <form
      className="CompareProviders-place"
      action={localizedPath(COMPARE_PATH, locale)}
      aria-label={t('comparison.where')}
    >
      <input type="hidden" name={COMPARE_PARAM} value={providers.map(({ id }) => id).join(',')} />
      <TextField
        label={t('comparison.zip')}
        name={COMPARE_ZIP_PARAM}
        icon={pinIcon}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        defaultValue={near?.zip}
        {...(zipProblem && { error: t(`comparison.zip.${zipProblem}`) })}
      />
      <Button type="submit" look="outline">
        {t('comparison.showDistances')}
      </Button>
      {canAsk ? (
        <Button look="quiet" onClick={ask}>
          {t('comparison.howFar')}
        </Button>
      ) : position.kind === 'unavailable' ? (
        <span role="status">{t('comparison.positionUnknown')}</span>
      ) : null}
    </form>
  );
}
