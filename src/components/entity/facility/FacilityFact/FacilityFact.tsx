import type { ReactNode } from 'react';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';
import { usePage } from '#src/context/PageContext.tsx';
import type { LinkValue, SafeHtml } from '#src/domain/entities/common.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { cx } from '#src/ui/cx/cx.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

interface FacilityFactProps {
  className: string;
  title: ReactNode;
  /** What is said first, if that is known. */
  value?: ReactNode;
  text?: SafeHtml | undefined;
  link?: LinkValue | undefined;
  /** No other fact of its kind is known: it stands in one line across the card, not in a cell that is half empty. */
  isAlone: boolean;
  children?: ReactNode;
}

/** A cell of the facts card: what it is about, the fact, and what else is to be known of it. */
export function FacilityFact({ className, title, value, text, link, isAlone, children }: FacilityFactProps) {
  const { locale } = usePage();
  return (
    <div className={cx('FacilityFact', isAlone && 'FacilityFact--alone', className)}>
      <h2 className="FacilityFact-title">{title}</h2>
      {value === undefined ? null : (
        <p className="FacilityFact-value" dir="auto">
          {value}
        </p>
      )}
      {children}
      {text ? (
        <div className="FacilityFact-text">
          <EntityProse html={text} />
        </div>
      ) : null}
      {link ? (
        <p className="FacilityFact-text" data-print="hide">
          <TextLink look="standalone" href={localizedPath(link.href, locale)}>
            {link.text}
          </TextLink>
        </p>
      ) : null}
    </div>
  );
}
