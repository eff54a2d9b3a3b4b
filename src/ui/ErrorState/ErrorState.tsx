import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { alertIcon, refreshIcon } from '#src/ui/Icon/glyphs.ts';

export interface ErrorStateProps {
  /** What happened, in the visitor's words. */
  title: string;
  headingLevel?: 2 | 3 | 4;
  /** What they can do meanwhile (a phone number, a plain list). */
  children?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  /** The same by a plain link, for pages without scripts. */
  retryHref?: string;
  /** The failure came after the page loaded: read it out. */
  announce?: boolean;
}

/** Something did not work: says what, and how to go on. */
export function ErrorState({
  title,
  headingLevel = 2,
  children,
  retryLabel,
  onRetry,
  retryHref,
  announce = false,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="ErrorState-state" role={announce ? 'alert' : undefined}>
      <Icon icon={alertIcon} size="1.75rem" />
      <div className="ErrorState-words">
        <Heading className="ErrorState-title">{title}</Heading>
        {children ? <div className="ErrorState-text">{children}</div> : null}
        {retryLabel && retryHref ? (
          <ButtonLink look="outline" icon={refreshIcon} href={retryHref}>
            {retryLabel}
          </ButtonLink>
        ) : retryLabel && onRetry ? (
          <Button look="outline" icon={refreshIcon} onClick={onRetry}>
            {retryLabel}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
