import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableButton, EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { childItems, imageField, linkField, textField } from '#src/declaration/fields.ts';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';

/** A headline with a button beside a list of small points, each with picture, words and link. */
export function StatsPromo({ fields }: ComponentProps) {
  const items = childItems(fields).filter((item) => textField(item.fields, 'Headline'));
  if (!textField(fields, 'Headline')) return <EditingNote name="StatsPromo" missing={['Headline']} />;
  const button = linkField(fields, 'Button') ? 'Button' : 'Link';
  return (
    <section className="StatsPromo block">
      <div className="StatsPromo-inside">
        <div className="StatsPromo-words">
          <h2>
            <EditableText fields={fields} name="Headline" />
          </h2>
          <EditableRichText fields={fields} name="Content" />
          {linkField(fields, button) ? (
            <div className="StatsPromo-action">
              <EditableButton fields={fields} name={button} />
            </div>
          ) : null}
        </div>
        {items.length > 0 ? (
          <ul className="StatsPromo-list">
            {items.map((item) => (
              <li key={item.id} className="StatsPromo-item">
                {imageField(item.fields, 'Image') ? (
                  <div className="StatsPromo-picture">
                    <EditableImage
                      fields={item.fields}
                      name="Image"
                      width={112}
                      height={112}
                      ratio="square"
                      rounded
                    />
                  </div>
                ) : null}
                <div className="StatsPromo-point">
                  <h3>
                    <EditableText fields={item.fields} name="Headline" />
                  </h3>
                  <EditableRichText fields={item.fields} name="Content" size="small" />
                  {linkField(item.fields, 'Link') ? (
                    <EditableLink
                      fields={item.fields}
                      name="Link"
                      look="standalone"
                      iconAfter={arrowRightIcon}
                    />
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
