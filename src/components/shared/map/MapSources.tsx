import { useStrings } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { useStreets } from './useStreets.ts';

/**
 * Whose map it is, in the note (`PinMap-note`) below it, whatever is drawn of it now; and the offer of streets that come
 * from another party, which is told of first. Its strings are the group `map`.
 */
export function MapSources({ isAwake = true }: { isAwake?: boolean }) {
  const t = useStrings();
  const { offered, drawn, allow } = useStreets();
  return (
    <>
      {offered?.host ? (
        <span data-asleep={isAwake ? undefined : ''}>
          <button type="button" className="TextLink-standalone" onClick={() => allow(!drawn)}>
            {drawn ? t('map.hideStreets') : t('map.showStreets')}
          </button>{' '}
          {t('map.streetsFrom', { host: offered.host })}
        </span>
      ) : null}
      {offered ? (
        <span>
          {t('map.streetsSource')}{' '}
          {offered.attribution.map(({ text, href }, index) =>
            href ? (
              <TextLink key={index} href={href} rel="noreferrer">
                {text}
              </TextLink>
            ) : (
              text
            ),
          )}
        </span>
      ) : null}
      <span>{t('map.attribution')}</span>
    </>
  );
}
