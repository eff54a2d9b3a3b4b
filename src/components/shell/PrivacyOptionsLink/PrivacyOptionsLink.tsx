import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { PickedIcon, pickedIcon } from '#src/editor/Editable/PickedIcon.tsx';
import { linkField, localHref, textField } from '#src/declaration/fields.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { lockIcon } from '#src/ui/Icon/glyphs.ts';

/** An address the privacy link may lead to: on the web, or on this site. */
const PRIVACY_URL = /^(https?:\/\/[^\s/]|\/(?!\/))/i;

/**
 * The privacy-options link with its icon. It shows only when its address is one, and always
 * while editing (E-087), then without leading anywhere.
 */
export function PrivacyOptionsLink({ fields }: ComponentProps) {
  const { locale, mode } = usePage();
  const t = useStrings();
  const url = textField(fields, 'BigIDPrivacy') || (linkField(fields, 'BigIDPrivacy')?.href ?? '');
  const isAddress = PRIVACY_URL.test(url);
  if (!isAddress && mode !== 'edit') return null;
  return (
    <a className="PrivacyOptionsLink" href={isAddress ? localHref(url, locale) : undefined}>
      {pickedIcon(fields, 'Icon') ? (
        <PickedIcon fields={fields} name="Icon" size="1.125em" />
      ) : (
        <Icon icon={lockIcon} size="1.125em" />
      )}
      <span>
        {textField(fields, 'LinkText') ? (
          <EditableText fields={fields} name="LinkText" />
        ) : (
          t('shell.privacyOptions')
        )}
      </span>
    </a>
  );
}
