import { EditableButton } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { linkField } from '#src/declaration/fields.ts';
import { cx } from '#src/ui/cx/cx.ts';

/** The words of a hero: the title from `Headline`, what it says, and the one thing to do from `Link`, if any. */
export function HeroWords({
  fields,
  lead = 'Text',
  isWide = false,
  look,
  className,
}: {
  fields: unknown;
  /** The field with what the hero says. */
  lead?: 'Text' | 'Content';
  /** True for a title that may run across the band. */
  isWide?: boolean;
  /** For a dark ground. */
  look?: 'inverse';
  className?: string;
}) {
  return (
    <div className={cx(className, 'HeroFrame-words')}>
      <h1 className={cx('HeroFrame-title', isWide && 'HeroFrame-title--wide', 'h-entity')}>
        <EditableText fields={fields} name="Headline" />
      </h1>
      <div className="HeroFrame-lead">
        <EditableRichText fields={fields} name={lead} />
      </div>
      {linkField(fields, 'Link') ? (
        <div className="HeroFrame-actions">
          <EditableButton fields={fields} name="Link" size="lg" {...(look && { look })} />
        </div>
      ) : null}
    </div>
  );
}
