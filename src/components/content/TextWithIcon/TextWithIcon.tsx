import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { headingTag } from '#src/domain/text/headingLevel.ts';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { PickedIcon, pickedIcon } from '#src/editor/Editable/PickedIcon.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './TextWithIcon.declaration.ts';

/** A short text with the icon an editor picked, above it or at its left (Q-130, E-055). */
export function TextWithIcon({ fields, params }: ComponentProps<typeof declaration>) {
  const headline = fields.Headline.value;
  if (!headline && !fields.Text.value) {
    return <EditingNote name="TextWithIcon" missing={['Headline', 'Text']} />;
  }
  const isLeft = /left/i.test(params.IconPosition ?? '');
  const tag = headingTag(params.HeadingLevel);
  const Heading = tag === 'header' ? 'h2' : tag;
  return (
    <div className="TextWithIcon block">
      <div className={`TextWithIcon-inside ${isLeft ? 'TextWithIcon--left' : ''}`}>
        {pickedIcon(fields.Icon.value) ? (
          <div className="TextWithIcon-icon">
            <PickedIcon field={fields.Icon} size="1.75rem" />
          </div>
        ) : null}
        <div className="TextWithIcon-words">
          {headline ? (
            <Heading className="h3">
              <EditableText field={fields.Headline} />
            </Heading>
          ) : null}
          <EditableRichText field={fields.Text} />
          {fields.Link.value ? (
            <p>
              <EditableLink field={fields.Link} look="standalone" />
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}
