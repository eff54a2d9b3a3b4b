import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { PatternRichText, PatternText } from '#src/editor/Editable/PatternText.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { RichTextField, TextField } from '#src/declaration/values.ts';

/**
 * The title of a listing: the editor's headline pattern, or the house's, filled with what the address names, and a
 * sentence where the editor wrote one. Quiet, so that results start early.
 */
export function WildcardHero({
  name,
  fields,
  pattern,
}: {
  name: string;
  fields: { readonly Headline: TextField; readonly Text: RichTextField };
  /** Which of the house's patterns stands in for an empty headline. */
  pattern: 'doctorsInCity' | 'specialtyInCity' | 'specialty' | 'type' | 'typeInCity';
}) {
  const t = useStrings();
  return (
    <HeroFrame name={name} modifiers={['WildcardHero']}>
      <div className="HeroFrame-words">
        <h1 className="h-task">
          <PatternText field={fields.Headline} fallback={t(`wildcard.${pattern}`)} />
        </h1>
        {fields.Text.value ? (
          <div className="HeroFrame-lead">
            <PatternRichText field={fields.Text} />
          </div>
        ) : null}
      </div>
    </HeroFrame>
  );
}
