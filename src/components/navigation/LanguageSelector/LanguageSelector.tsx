import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { globeIcon } from '#src/ui/Icon/glyphs.ts';

/**
 * Links to this page in its other languages, each in its own words (Q-144, Q-180, Q-374, S-350). Only when it exists in
 * more than one.
 */
export function LanguageSelector() {
  const { languages, locale } = usePage();
  const t = useStrings();
  if (languages.length < 2) return null;
  const others = languages.filter(({ name }) => name !== locale);
  return (
    <ul className="LanguageSelector" aria-label={t('navigation.language')}>
      {others.map(({ name, path }, index) => (
        <li key={name}>
          <a className="LanguageSelector-link" href={path} hrefLang={name} lang={name}>
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
