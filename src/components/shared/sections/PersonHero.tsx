import type { ReactNode } from 'react';
import { monogram } from '#src/domain/art/monogram.ts';
import type { ImageValue } from '#src/domain/entities/common.ts';
import { breadcrumbItems } from '#src/context/breadcrumb.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Art } from '#src/ui/Art/Art.tsx';
import { Breadcrumb } from '#src/ui/Breadcrumb/Breadcrumb.tsx';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { useTellingPicture } from './EntityPicture.tsx';

/** Side of the portrait in CSS px (C-086). */
const PORTRAIT = 230;

export interface PersonHeroProps {
  /** Whom the monogram stands for where there is no portrait. */
  id: string;
  fullName: string;
  /** As the heading and the last crumb have it. */
  name: string;
  /** Titles after the name, e.g. MD. */
  letters: readonly string[];
  image?: ImageValue | undefined;
  /** Below the name: what they do. */
  lead?: ReactNode;
  /** Status and rating. */
  placed?: ReactNode;
  /** Short facts with an icon each; empty ones are left out by whoever calls. */
  facts: readonly { icon: IconShape; content: ReactNode }[];
}

/** The hero of somebody who sees patients: the way here, portrait, name, what they do, short facts. Server only. */
export function PersonHero({ id, fullName, name, letters, image, lead, placed, facts }: PersonHeroProps) {
  const page = usePage();
  const t = useStrings();
  const picture = useTellingPicture(image);
  return (
    <div className="PersonHero">
      <div className="PersonHero-wrap wrap">
        <div className="PersonHero-crumbs">
          <Breadcrumb label={t('shell.breadcrumb')} items={breadcrumbItems(page, name)} />
        </div>
        <div className="PersonHero-portrait">
          <Picture
            src={picture?.url}
            isDrawing={picture?.isDrawing}
            // A drawing says nothing that the name beside it does not.
            alt={picture?.isDrawing ? '' : (picture?.alternateText ?? '')}
            width={PORTRAIT}
            height={PORTRAIT}
            loading="eager"
            fallback={<Art svg={monogram(fullName, id)} alt="" />}
          />
        </div>
        <div className="PersonHero-words">
          <h1 className="h-entity" dir="auto">
            {name}
            {letters.length > 0 ? <span className="PersonHero-letters">, {letters.join(', ')}</span> : null}
          </h1>
          {lead ? <p className="lead">{lead}</p> : null}
          {placed ? <div className="PersonHero-placed">{placed}</div> : null}
          {facts.length > 0 ? (
            <ul className="PersonHero-facts">
              {facts.map(({ icon, content }, index) => (
                <li key={index}>
                  <Icon icon={icon} size="1.125em" />
                  {content}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </div>
  );
}
