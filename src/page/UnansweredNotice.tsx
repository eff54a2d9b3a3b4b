import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { localePath } from './localePath.ts';

/** Stands where a component would that has no answer to draw: says so, and offers the page once more, scripts or not. */
export function UnansweredNotice() {
  const t = useStrings();
  const { locale, path } = usePage();
  return (
    <p className="UnansweredNotice block">
      {t('shell.unanswered')} <a href={localePath(locale, path)}>{t('shell.loadAgain')}</a>
    </p>
  );
}
