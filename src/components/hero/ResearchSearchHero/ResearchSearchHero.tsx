import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { textField } from '#src/declaration/fields.ts';
import { useStrings } from '#src/context/PageContext.tsx';

/** The head of the research search: "Research" unless an editor says otherwise, and a sentence. */
export function ResearchSearchHero({ fields }: ComponentProps) {
  const t = useStrings();
  return (
    <HeroFrame name="ResearchSearchHero">
      <div className="HeroFrame-words">
        <h1 className="h-task">
          {textField(fields, 'Headline') ? (
            <EditableText fields={fields} name="Headline" />
          ) : (
            t('hero.research')
          )}
        </h1>
        {textField(fields, 'SubHeadline') ? (
          <p className="lead">
            <EditableText fields={fields} name="SubHeadline" />
          </p>
        ) : null}
      </div>
    </HeroFrame>
  );
}
