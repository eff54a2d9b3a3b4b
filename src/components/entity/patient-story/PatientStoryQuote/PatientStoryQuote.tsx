import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { plainText } from '#src/domain/text/plainText.ts';
import { useEntity } from '#src/context/PageContext.tsx';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';

/** What the patient said, set as the quotes of the house are (D-138). */
export function PatientStoryQuote() {
  const story = useEntity('ce_patientStory');
  if (!story) return null;
  const { quote, quoteAttribution } = story;
  if (!quote) return <EditingNote name="PatientStoryQuote" missing={['c_quote']} />;
  const isMarked = /^[“"«‘]/.test(plainText(quote));
  return (
    <figure className="Quote-figure">
      <blockquote className="Quote-words quote" data-marks={isMarked ? undefined : ''}>
        <EntityProse html={quote} />
      </blockquote>
      {quoteAttribution ? (
        <figcaption className="Quote-attribution" dir="auto">
          {quoteAttribution}
        </figcaption>
      ) : null}
    </figure>
  );
}
