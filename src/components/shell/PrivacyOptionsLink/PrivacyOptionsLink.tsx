import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { PickedIcon, pickedIcon } from '#src/editor/Editable/PickedIcon.tsx';
import { localHref } from '#src/declaration/fields.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { lockIcon } from '#src/ui/Icon/glyphs.ts';
import type { declaration } from './PrivacyOptionsLink.declaration.ts';

/** An address the privacy link may lead to: on the web, or on this site. */
const PRIVACY_URL = /^(https?:\/\/[^\s/]|\/(?!\/))/i;

/**
 * The privacy-options link with its icon. It shows only when its address is one, and always
 * while editing (E-087), then without leading anywhere.
 */
export function PrivacyOptionsLink({ fields }: ComponentProps<typeof declaration>) {
  const { locale, mode } = usePage();
  const t = useStrings();
  const url = fields.BigIDPrivacy.value;
  const isAddress = PRIVACY_URL.test(url);
  if (!isAddress && mode !== 'edit') return null;
  return (
    <a className="PrivacyOptionsLink" href={isAddress ? localHref(url, locale) : undefined}>
      {pickedIcon(fields.Icon.value) ? (
        <PickedIcon field={fields.Icon} size="1.125em" />
      ) : (
        <Icon icon={lockIcon} size="1.125em" />
      )}
      <span>
        {fields.LinkText.value ? <EditableText field={fields.LinkText} /> : t('shell.privacyOptions')}
      </span>
    </a>
  );
}
