import { DOT } from '#src/domain/text/dot.ts';
import { Theirs, useResultLanguage } from '#src/components/cards/ResultLanguage.tsx';
import { CardPicture } from '#src/components/cards/CardPicture.tsx';
import { CardFact } from '#src/components/cards/CardFrame.tsx';
import { NO_PAGE } from '#src/components/cards/resultFields.ts';
import { addressLines, placeWithCity } from '#src/domain/entities/address.ts';
import { languageList } from '#src/domain/lists/languageList.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { monogram } from '#src/domain/art/monogram.ts';
import { nearestOffice } from '#src/domain/booking/bookingOffer.ts';
import { distanceText, toldDistance } from '#src/domain/distance/DistanceOrigin.ts';
import type { ImageValue } from '#src/domain/entities/common.ts';
import type { StarRating } from '#src/domain/ratings/ratings.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { chatIcon, pinIcon } from '#src/ui/Icon/glyphs.ts';
import { Stars } from '#src/ui/Stars/Stars.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { FoundOffice } from './providerFromResult.ts';

/** Side of a portrait in CSS pixels (C-086). */
const PORTRAIT = 230;

/** The portrait in its square crop, or the house's monogram (C-086). */
export function Portrait({ image, name, id }: { image: ImageValue | undefined; name: string; id: string }) {
  return <CardPicture image={image} art={monogram(name, id)} width={PORTRAIT} height={PORTRAIT} />;
}

/** The stars of the service; nothing for people nobody has rated. */
export function Rating({ rating }: { rating: StarRating }) {
  const t = useStrings();
  if (rating.kind === 'unknown') return null;
  const stars = rating.stars.toFixed(1); // both languages write a point here
  return <Stars value={rating.stars} valueText={stars} label={t('provider.rating', { stars })} />;
}

/**
 * The nearest place with its distance when the service gave one, and how many more there are: a link to
 * the places on the provider's page, or the places themselves for somebody without a page.
 */
export function Places({
  offices,
  name,
  path,
}: {
  offices: readonly FoundOffice[];
  name: string;
  path: string;
}) {
  const t = useStrings();
  const { locale } = usePage();
  const office = nearestOffice(offices);
  const place = office ? placeWithCity(office) : '';
  const more = offices.length - 1;
  if (!office || (!place && more < 1)) return null;
  const { distance } = office;
  const moreWords = more === 1 ? t('cards.oneMoreLocation') : t('cards.moreLocations', { count: more });
  const hasPage = path !== NO_PAGE;
  const line = (
    <CardFact icon={pinIcon}>
      {distance ? (
        <strong>{distanceText(toldDistance(distance), (key, values) => t(`cards.${key}`, values))}</strong>
      ) : null}
      {distance && place ? DOT : null}
      {place}{' '}
      {more > 0 && hasPage ? (
        <TextLink look="standalone" href={`${localizedPath(path, locale)}#locations`}>
          {moreWords}
          <VisuallyHidden> {t('provider.locationsOf', { name })}</VisuallyHidden>
        </TextLink>
      ) : null}
    </CardFact>
  );
  if (more < 1 || hasPage) return line;
  return (
    <>
      {line}
      <details className="CardFrame-more">
        <summary>
          {moreWords}
          <VisuallyHidden> {t('provider.locationsOf', { name })}</VisuallyHidden>
        </summary>
        {offices
          .filter((one) => one !== office)
          .map((one, index) => (
            <CardFact key={index} icon={pinIcon}>
              {placeWords(one)}
            </CardFact>
          ))}
      </details>
    </>
  );
}

/** Name and street of a place, as far as known. */
const placeWords = ({ name, address }: FoundOffice) =>
  [name, ...(address ? addressLines(address) : [])].filter(Boolean).join(', ');

/** The languages somebody speaks; in one line where the card is narrow. */
export function Languages({ languages }: { languages: readonly string[] }) {
  const t = useStrings();
  const { locale } = usePage();
  const theirs = useResultLanguage();
  if (languages.length === 0) return null;
  return (
    <div className="CardFrame-spacious">
      <CardFact icon={chatIcon}>
        <VisuallyHidden>{t('provider.speaks')} </VisuallyHidden>
        <Theirs>{languageList(languages, theirs === 'en' ? 'en' : locale)}</Theirs>
      </CardFact>
    </div>
  );
}
