import type { ReactNode } from 'react';
import { withFieldMetadata } from '@sitecore-jss/sitecore-jss-nextjs';
import { linkField, type LinkField } from '#src/declaration/fields.ts';
import type { Field } from '#src/declaration/values.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { ButtonLook } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { TextLink, type TextLinkProps } from '#src/ui/TextLink/TextLink.tsx';

type ButtonProps = Pick<ButtonLook, 'look' | 'size' | 'icon' | 'iconAfter' | 'block'>;
type TextProps = Pick<TextLinkProps, 'look' | 'icon' | 'iconAfter'>;

const ButtonOfField = withFieldMetadata<ButtonProps & { field: object }>(({ field, ...look }) => {
  const t = useStrings();
  const link = linkField({ field }, 'field');
  if (!link) return null;
  return (
    <ButtonLink
      {...look}
      href={link.href}
      {...(link.isNewWindow ? { newWindowLabel: t('shell.newWindow') } : {})}
    >
      {link.text}
    </ButtonLink>
  );
});

const TextLinkOfField = withFieldMetadata<TextProps & { field: object; children?: ReactNode }>(
  ({ field, children, ...look }) => {
    const t = useStrings();
    const link = linkField({ field }, 'field');
    if (!link) return null;
    return (
      <TextLink
        {...look}
        href={link.href}
        {...(link.isNewWindow ? { newWindowLabel: t('shell.newWindow') } : {})}
      >
        {children ?? link.text}
      </TextLink>
    );
  },
);

interface OfLink {
  field: Field<LinkField | undefined>;
}

/** A link field as a button, with the editor's markers while editing. Server only. */
export function EditableButton({ field: { raw }, ...look }: ButtonProps & OfLink) {
  return raw !== null && typeof raw === 'object' ? <ButtonOfField field={raw} {...look} /> : null;
}

/** A link field as a text link; without an address its plain words. Server only. */
export function EditableLink({ field: { raw }, ...rest }: TextProps & OfLink & { children?: ReactNode }) {
  return raw !== null && typeof raw === 'object' ? <TextLinkOfField field={raw} {...rest} /> : null;
}
