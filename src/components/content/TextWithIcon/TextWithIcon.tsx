import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { headingTag } from '#src/domain/text/headingLevel.ts';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { PickedIcon, pickedIcon } from '#src/editor/Editable/PickedIcon.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { linkField, richTextField, textField } from '#src/declaration/fields.ts';

/** A short text with the icon an editor picked, above it or at its left (Q-130, E-055). */
export function TextWithIcon({ fields, params }: ComponentProps) {
  const headline = textField(fields, 'Headline');
  if (!headline && !richTextField(fields, 'Text')) {
    return <EditingNote name="TextWithIcon" missing={['Headline', 'Text']} />;
  }
  const isLeft = /left/i.test(params.IconPosition ?? '');
  const tag = headingTag(params.HeadingLevel);
  const Heading = tag === 'header' ? 'h2' : tag;
  return (
    <div className="TextWithIcon block">
      <div className={`TextWithIcon-inside ${isLeft ? 'TextWithIcon--left' : ''}`}>
        {pickedIcon(fields, 'Icon') ? (
          <div className="TextWithIcon-icon">
            <PickedIcon fields={fields} name="Icon" size="1.75rem" />
          </div>
        ) : null}
        <div className="TextWithIcon-words">
          {headline ? (
            <Heading className="h3">
              <EditableText fields={fields} name="Headline" />
            </Heading>
          ) : null}
          <EditableRichText fields={fields} name="Text" />
          {linkField(fields, 'Link') ? (
            <p>
              <EditableLink fields={fields} name="Link" look="standalone" />
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}
