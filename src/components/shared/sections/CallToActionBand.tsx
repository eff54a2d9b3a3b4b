import { type ReactNode, useId } from 'react';
import { usePage } from '#src/context/PageContext.tsx';
import type { LinkValue } from '#src/domain/entities/common.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';

export interface CallToActionBandProps {
  headline: string;
  icon?: ReactNode;
  children?: ReactNode;
  link?: LinkValue | undefined;
}

/** What to do next, on the dark band, and the button for it. Straight on a page it runs across it. */
export function CallToActionBand({ headline, icon, children, link }: CallToActionBandProps) {
  const id = useId();
  const { locale } = usePage();
  return (
    <section className="CallToActionBand" aria-labelledby={id} data-print="hide">
      <div className="CallToActionBand-words">
        {icon}
        <h2 id={id} dir="auto">
          {headline}
        </h2>
        {children}
      </div>
      {link ? (
        <ButtonLink look="inverse" size="lg" href={localizedPath(link.href, locale)}>
          {link.text}
        </ButtonLink>
      ) : null}
    </section>
  );
}
