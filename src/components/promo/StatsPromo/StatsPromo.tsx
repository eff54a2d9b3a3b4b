import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableButton, EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import type { declaration } from './StatsPromo.declaration.ts';

/** A headline with a button beside a list of small points, each with picture, words and link. */
export function StatsPromo({ fields }: ComponentProps<typeof declaration>) {
  const items = fields.Children.value.filter((item) => item.fields.Headline.value);
  if (!fields.Headline.value) return <EditingNote name="StatsPromo" missing={['Headline']} />;
  const button = fields.Button.value ? fields.Button : fields.Link;
  return (
    <section className="StatsPromo block">
      <div className="StatsPromo-inside">
        <div className="StatsPromo-words">
          <h2>
            <EditableText field={fields.Headline} />
          </h2>
          <EditableRichText field={fields.Content} />
          {button.value ? (
            <div className="StatsPromo-action">
              <EditableButton field={button} />
            </div>
          ) : null}
        </div>
        {items.length > 0 ? (
          <ul className="StatsPromo-list">
            {items.map((item) => (
              <li key={item.id} className="StatsPromo-item">
                {item.fields.Image.value ? (
                  <div className="StatsPromo-picture">
                    <EditableImage
                      field={item.fields.Image}
                      width={112}
                      height={112}
                      ratio="square"
                      rounded
                    />
                  </div>
                ) : null}
                <div className="StatsPromo-point">
                  <h3>
                    <EditableText field={item.fields.Headline} />
                  </h3>
                  <EditableRichText field={item.fields.Content} size="small" />
                  {item.fields.Link.value ? (
                    <EditableLink field={item.fields.Link} look="standalone" iconAfter={arrowRightIcon} />
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
