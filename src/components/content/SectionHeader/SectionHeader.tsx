import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { headingTag } from '#src/domain/text/headingLevel.ts';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { linkField, richTextField, textField } from '#src/declaration/fields.ts';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';

/** The heading of what follows, with a sentence and an optional link at its right. */
export function SectionHeader({ fields, params }: ComponentProps) {
  if (!textField(fields, 'Headline')) return <EditingNote name="SectionHeader" missing={['Headline']} />;
  const tag = headingTag(params.HeadingLevel);
  const Heading = tag === 'header' ? 'h2' : tag;
  return (
    <div className="SectionHeader block block--heading">
      <div className="SectionHeader-inside">
        <div className="SectionHeader-words">
          <Heading className={Heading === 'h2' ? undefined : 'h2'}>
            <EditableText fields={fields} name="Headline" />
          </Heading>
          {richTextField(fields, 'Text') ? (
            <div className="SectionHeader-text">
              <EditableRichText fields={fields} name="Text" />
            </div>
          ) : null}
        </div>
        {linkField(fields, 'Link') ? (
          <EditableLink fields={fields} name="Link" look="standalone" iconAfter={arrowRightIcon} />
        ) : null}
      </div>
    </div>
  );
}
