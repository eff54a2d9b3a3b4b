import type { ReactNode } from 'react';
import { withFieldMetadata } from '@sitecore-jss/sitecore-jss-nextjs';
import { linkField, rawField } from '#src/declaration/fields.ts';
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

interface Named {
  fields: unknown;
  name: string;
}

/** A link field as a button, with the editor's markers while editing. Server only. */
export function EditableButton({ fields, name, ...look }: ButtonProps & Named) {
  const field = rawField(fields, name);
  return field !== null && typeof field === 'object' ? <ButtonOfField field={field} {...look} /> : null;
}

/** A link field as a text link; without an address its plain words. Server only. */
export function EditableLink({ fields, name, ...rest }: TextProps & Named & { children?: ReactNode }) {
  const field = rawField(fields, name);
  return field !== null && typeof field === 'object' ? <TextLinkOfField field={field} {...rest} /> : null;
}
