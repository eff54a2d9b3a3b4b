import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SiteLogo } from '#src/components/shell/SiteLogo/SiteLogo.tsx';
import { isIllustration } from '#src/domain/art/isIllustration.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { localHref } from '#src/declaration/fields.ts';
import { usePage } from '#src/context/PageContext.tsx';
import type { declaration } from './HeaderLogo.declaration.ts';

/**
 * The logo, which leads home (S-006). A logo of the house's own art is drawn in the page, in the variant's colours; the
 * name it shows is then part of what the link is called, so that it can be asked for by voice (WCAG 2.5.3).
 */
export function HeaderLogo({ fields }: ComponentProps<typeof declaration>) {
  const { locale, config } = usePage();
  const image = fields.Image.value;
  const link = fields.Link.value;
  if (!image) return <EditingNote name="HeaderLogo" missing={['Image']} />;
  const isOwn = isIllustration(image.src, config.illustrations);
  const words = link?.text || image.alt;
  const isNamed = !isOwn || words.toLowerCase().includes(image.alt.toLowerCase());
  return (
    <a
      className="HeaderLogo"
      href={link?.href ?? localHref('/', locale)}
      aria-label={isNamed ? words : `${image.alt}, ${words}`}
    >
      {isOwn ? (
        <SiteLogo name={image.alt} />
      ) : (
        <EditableImage field={fields.Image} width={200} height={44} isFirstScreen />
      )}
    </a>
  );
}
