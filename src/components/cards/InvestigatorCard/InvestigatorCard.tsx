import { DOT } from '#src/domain/text/dot.ts';
import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import { CardFact, CardFrame } from '#src/components/cards/CardFrame.tsx';
import { CardPicture } from '#src/components/cards/CardPicture.tsx';
import { few } from '#src/components/cards/few.ts';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { monogram } from '#src/domain/art/monogram.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import { buildingIcon } from '#src/ui/Icon/glyphs.ts';
import { investigatorFromResult } from './investigatorFromResult.ts';

/** Types with words of their own; others are shown as they come. */
const TYPES = ['Clinical', 'Non Clinical'] as const;

/**
 * An investigator among results: portrait, kind of investigator, institutes and topics. Nothing without a result.
 */
export function InvestigatorCard({ result, number, headingLevel = 2 }: ResultCardProps) {
  const t = useStrings();
  const person = result && investigatorFromResult(result);
  if (!person) return null;
  const { id, name, path, type, image, institutes, topics } = person;
  const known = TYPES.find((one) => one === type);
  return (
    <CardFrame
      name={name}
      href={path}
      headingLevel={headingLevel}
      number={number}
      picture={<CardPicture image={image} art={monogram(name, id)} width={192} height={256} />}
      tags={topics.slice(0, 3)}
    >
      {type ? (
        <p className="CardFrame-line">{known ? t(`researchCard.investigator-${known}`) : type}</p>
      ) : null}
      {institutes.length > 0 ? (
        <CardFact icon={buildingIcon}>
          <Theirs>{few(institutes, 2, DOT)}</Theirs>
        </CardFact>
      ) : null}
    </CardFrame>
  );
}
