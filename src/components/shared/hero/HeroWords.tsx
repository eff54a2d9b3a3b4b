import { EditableButton } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import type { LinkField } from '#src/declaration/fields.ts';
import type { Field, RichTextField, TextField } from '#src/declaration/values.ts';

/** The words of a hero: the title from `Headline`, what it says, and the one thing to do from `Link`, if any. */
export function HeroWords({
  fields,
  lead,
  isWide = false,
  look,
  className,
}: {
  /** `Headline` and, where it has one, `Link`. */
  fields: { readonly Headline: TextField; readonly Link?: Field<LinkField | undefined> };
  /** What the hero says. */
  lead: RichTextField;
  /** True for a title that may run across the band. */
  isWide?: boolean;
  /** For a dark ground. */
  look?: 'inverse';
  className?: string;
}) {
  return (
    <div className={cx(className, 'HeroFrame-words')}>
      <h1 className={cx('HeroFrame-title', isWide && 'HeroFrame-title--wide', 'h-entity')}>
        <EditableText field={fields.Headline} />
      </h1>
      <div className="HeroFrame-lead">
        <EditableRichText field={lead} />
      </div>
      {fields.Link?.value ? (
        <div className="HeroFrame-actions">
          <EditableButton field={fields.Link} size="lg" {...(look && { look })} />
        </div>
      ) : null}
    </div>
  );
}
