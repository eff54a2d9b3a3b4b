import type { ReactNode } from 'react';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import type { Locale } from '#src/domain/entities/common.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { languageOf } from './languageOf.ts';

export interface ResearchHeroProps {
  entity: { name: string; locale: Locale };
  /** What it goes by in the breadcrumb, when not by its name (D-211). */
  lastItem?: string | undefined;
  /** What kind of page it is, e.g. "Publication". */
  kind: string;
  /** Beside the kind: a status. */
  status?: ReactNode;
  picture?: ReactNode;
  /** Under the name. */
  children?: ReactNode;
}

/** The top of a page of research: kind and status, name, and what goes with it (D-210, D-211, D-230, D-231). */
export function ResearchHero({ entity, lastItem, kind, status, picture, children }: ResearchHeroProps) {
  const { locale } = usePage();
  const { name } = entity;
  return (
    <HeroFrame name="ResearchHero" lastItem={lastItem ?? name}>
      <div className={picture ? 'ResearchHero-layout' : undefined}>
        {picture ? <div className="ResearchHero-picture">{picture}</div> : null}
        <div className="ResearchHero-words">
          <div className="ResearchHero-head">
            <p className="ResearchHero-kind">
              {kind} {status}
            </p>
            <h1
              className={
                picture ? 'HeroFrame-title HeroFrame-title--wide h-entity' : 'ResearchHero-title h-entity'
              }
              dir="auto"
              lang={languageOf(entity, locale)}
            >
              {name}
            </h1>
          </div>
          {children}
        </div>
      </div>
    </HeroFrame>
  );
}
