import { useStrings } from '#src/context/PageContext.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { chevronDownIcon } from '#src/ui/Icon/glyphs.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Prose } from '#src/ui/Prose/Prose.tsx';
import { cx } from '#src/ui/cx/cx.ts';
import type { FieldsOf } from '#src/declaration/values.ts';
import type { BIO } from './bio.ts';

/** A bio with more characters than this is set in two columns (Q-377, C-079). */
const TWO_COLUMNS_ABOVE = 400;
/** Size of a portrait in px (C-078). */
const PORTRAIT = { width: 230, height: 307 } as const;
/** Length of a text as read, without its markup. */
const readLength = (html: string) => html.replace(/<[^>]*>/g, '').trim().length;

/** One leader: portrait, name, credential and title; the bio opens below, one on the page at a time (`keepOneOpen`). */
export function BioCard({ fields }: { fields: FieldsOf<typeof BIO> }) {
  const t = useStrings();
  const name = fields.Name.value;
  const credential = fields.Credential.value;
  const title = fields.Title.value;
  const image = fields.Image.value;
  const bio = fields.Bio.value;
  return (
    <article className="BioCard">
      {image ? (
        <div className="BioCard-portrait">
          <Picture src={image.src} alt={image.alt} {...PORTRAIT} focal={image.focal} rounded />
        </div>
      ) : null}
      <div className="BioCard-words">
        <h3 className="BioCard-name">
          {name}
          {credential ? `, ${credential}` : ''}
        </h3>
        {title ? <p className="BioCard-title">{title}</p> : null}
        {bio ? (
          <details className="BioCard-details" name="bios">
            <summary className="BioCard-summary">
              {t('content.readBio')}
              <span className="visually-hidden">: {name}</span>
              <Icon icon={chevronDownIcon} size="1em" />
            </summary>
            <div className={cx('BioCard-bio', readLength(bio) > TWO_COLUMNS_ABOVE && 'BioCard-bio--columns')}>
              <Prose html={bio} size="small" />
            </div>
          </details>
        ) : null}
      </div>
    </article>
  );
}
