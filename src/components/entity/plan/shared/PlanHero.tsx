import type { ReactNode } from 'react';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';

export interface PlanHeroProps {
  /** Rendering name. */
  name: string;
  title: string;
  /** Above the title: what it belongs to. */
  above?: ReactNode;
  lead?: string | undefined;
  picture: ReactNode;
}

/** The hero of plan, payor and affiliate pages: the way here, name, a sentence, a picture at its side (D-032). */
export function PlanHero({ name, title, above, lead, picture }: PlanHeroProps) {
  return (
    <HeroFrame name={name} modifiers={['PlanHero']}>
      <div className="HeroFrame-words">
        {above}
        <h1 className="HeroFrame-title HeroFrame-title--wide h-entity-lg" dir="auto">
          {title}
        </h1>
        {lead ? (
          <p className="lead" dir="auto">
            {lead}
          </p>
        ) : null}
      </div>
      <div className="PlanHero-picture" data-print="hide">
        {picture}
      </div>
    </HeroFrame>
  );
}
