import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { headingTag } from '#src/domain/text/headingLevel.ts';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import type { declaration } from './SectionHeader.declaration.ts';

/** The heading of what follows, with a sentence and an optional link at its right. */
export function SectionHeader({ fields, params }: ComponentProps<typeof declaration>) {
  if (!fields.Headline.value) return <EditingNote name="SectionHeader" missing={['Headline']} />;
  const tag = headingTag(params.HeadingLevel);
  const Heading = tag === 'header' ? 'h2' : tag;
  return (
    <div className="SectionHeader block block--heading">
      <div className="SectionHeader-inside">
        <div className="SectionHeader-words">
          <Heading className={Heading === 'h2' ? undefined : 'h2'}>
            <EditableText field={fields.Headline} />
          </Heading>
          {fields.Text.value ? (
            <div className="SectionHeader-text">
              <EditableRichText field={fields.Text} />
            </div>
          ) : null}
        </div>
        {fields.Link.value ? (
          <EditableLink field={fields.Link} look="standalone" iconAfter={arrowRightIcon} />
        ) : null}
      </div>
    </div>
  );
}
