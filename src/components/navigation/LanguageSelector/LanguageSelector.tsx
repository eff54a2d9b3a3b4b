import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { keepParams } from '#src/domain/links/keepParams.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { globeIcon } from '#src/ui/Icon/glyphs.ts';

/**
 * Links to this page in its other languages, each in its own words (Q-144, Q-180, Q-374, S-350). Only when it exists in
 * more than one. What of the address is the page's own goes along, also as it is by the time of the click
 * (`keepAddressState`).
 */
export function LanguageSelector() {
  const { languages, locale, addressState } = usePage();
  const t = useStrings();
  if (languages.length < 2) return null;
  const asked = new URLSearchParams(addressState?.asked);
  const names = addressState?.names ?? [];
  const others = languages.filter(({ name }) => name !== locale);
  return (
    <ul className="LanguageSelector" aria-label={t('navigation.language')}>
      {others.map(({ name, path }, index) => (
        <li key={name}>
          <a
            className="LanguageSelector-link"
            href={keepParams(path, asked, names)}
            hrefLang={name}
            lang={name}
            {...(names.length > 0 && { 'data-path': path, 'data-keeps': names.join(' ') })}
          >
            {index === 0 ? <Icon icon={globeIcon} /> : null}
            {nativeName(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A language in its own words, with a capital as on its own in a menu. */
function nativeName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
