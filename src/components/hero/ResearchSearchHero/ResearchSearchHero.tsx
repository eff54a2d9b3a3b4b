import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './ResearchSearchHero.declaration.ts';

/** The head of the research search: "Research" unless an editor says otherwise, and a sentence. */
export function ResearchSearchHero({ fields }: ComponentProps<typeof declaration>) {
  const t = useStrings();
  return (
    <HeroFrame name="ResearchSearchHero">
      <div className="HeroFrame-words">
        <h1 className="h-task">
          {fields.Headline.value ? <EditableText field={fields.Headline} /> : t('hero.research')}
        </h1>
        {fields.SubHeadline.value ? (
          <p className="lead">
            <EditableText field={fields.SubHeadline} />
          </p>
        ) : null}
      </div>
    </HeroFrame>
  );
}
