import { useId } from 'react';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage } from '#src/context/PageContext.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** Facts in figures: headline, text, items with a figure and what it counts, a button (D-107). */
export function FacilityStatsPromo() {
  const facility = useEntity('healthcareFacility');
  const { locale } = usePage();
  const id = useId();
  if (!facility) return null;
  const promo = facility.statsPromo;
  if (!promo) return <EditingNote name="FacilityStatsPromo" missing={['c_statsPromo']} />;
  return (
    <section className="FacilityStatsPromo" aria-labelledby={id} data-print="hide">
      <div className="FacilityStatsPromo-head">
        <h2 id={id} dir="auto">
          {promo.headline}
        </h2>
        {promo.content ? <EntityProse html={promo.content} /> : null}
      </div>
      {promo.items.length > 0 ? (
        <ul className="FacilityStatsPromo-items">
          {promo.items.map((item, index) => (
            <li key={index} className="FacilityStatsPromo-item" dir="auto">
              {item.image ? (
                <div className="FacilityStatsPromo-image">
                  <Picture src={item.image.url} alt={item.image.alternateText} width={64} height={64} />
                </div>
              ) : null}
              <p className="FacilityStatsPromo-figure">{item.headline}</p>
              {item.content ? (
                <p className="FacilityStatsPromo-text">
                  {item.href ? (
                    <TextLink href={localizedPath(item.href, locale)}>{item.content}</TextLink>
                  ) : (
                    item.content
                  )}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {promo.button ? (
        <p>
          <ButtonLink look="outline" href={localizedPath(promo.button.href, locale)}>
            {promo.button.text}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}
