import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { FacilityPicture } from '#src/components/shared/places/FacilityPicture.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { splitPlaceholder } from '#src/context/splitPlaceholder.ts';
import type { Facility } from '#src/domain/entities/Facility.ts';
import { formatPhone, phoneHref } from '#src/domain/phone/phone.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { isPlaceholderEmpty, Placeholder } from '#src/context/Placeholder.tsx';
import { Breadcrumb } from '#src/ui/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { phoneIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

/** Name of the heroes' placeholder, without the suffix that tells two of them apart. */
const PLACEHOLDER = 'facility-hero';

export interface FacilityHeroBodyProps {
  facility: Facility;
  rendering: ComponentRendering;
  /** standard: words beside a 432×287 picture; featured: a 1600×680 picture over them (C-131, C-132). */
  layout: 'standard' | 'featured';
}

/**
 * What both heroes show: the way here, parent location, name, other name, lead, picture, a button to call, and
 * what editors placed in the hero, each in its area: alert on top, buttons under the words, facts in one card
 * (D-080 – D-083, D-085, D-087). Drawn on the server only; the placed components wake on their own.
 */
export function FacilityHeroBody({ facility, rendering, layout }: FacilityHeroBodyProps) {
  const { breadcrumb, locale, mode } = usePage();
  const t = useStrings();
  const name = facility.displayName ?? facility.name;
  const phone = formatPhone(facility.mainPhone);
  // Editors need the placeholder whole, as the platform marked it.
  const areas =
    mode === 'edit'
      ? { alerts: undefined, booking: undefined, maps: undefined, facts: rendering }
      : splitPlaceholder(rendering, PLACEHOLDER, {
          alerts: ['FacilityAlert'],
          booking: ['FacilityAppointmentButton'],
          maps: ['FacilityCampusMapButton'],
        });
  const filled = (area: ComponentRendering | undefined) =>
    area !== undefined && (mode === 'edit' || !isPlaceholderEmpty(PLACEHOLDER, area));
  const size = layout === 'standard' ? { width: 432, height: 287 } : { width: 1600, height: 680 };

  return (
    <div className={`FacilityHeroBody FacilityHeroBody--${layout}`}>
      <div className="FacilityHeroBody-wrap wrap">
        <div className="FacilityHeroBody-crumbs">
          <Breadcrumb
            label={t('facility.breadcrumb')}
            items={[
              ...breadcrumb.slice(0, -1).map(({ title, path }) => ({
                label: title,
                href: localizedPath(path, locale),
              })),
              { label: name },
            ]}
          />
        </div>
        {filled(areas.alerts) && areas.alerts ? (
          <div className="FacilityHeroBody-alerts">
            <Placeholder name={PLACEHOLDER} rendering={areas.alerts} />
          </div>
        ) : null}
        <div className="FacilityHeroBody-words">
          {facility.parentLocation ? (
            <p className="FacilityHeroBody-parent" dir="auto">
              <TextLink
                look="standalone"
                href={facility.parentLocation.path && localizedPath(facility.parentLocation.path, locale)}
              >
                {facility.parentLocation.name}
              </TextLink>
            </p>
          ) : null}
          <h1 className="FacilityHeroBody-name h-entity-lg" dir="auto">
            {name}
          </h1>
          {facility.otherName ? (
            <p className="FacilityHeroBody-other" dir="auto">
              {facility.otherName}
            </p>
          ) : null}
          {facility.shortDescription ? (
            <p className="lead" dir="auto">
              {facility.shortDescription}
            </p>
          ) : null}
        </div>
        {filled(areas.booking) || filled(areas.maps) || phone ? (
          <div className="FacilityHeroBody-actions">
            {filled(areas.booking) && areas.booking ? (
              <Placeholder name={PLACEHOLDER} rendering={areas.booking} />
            ) : null}
            {phone ? (
              <ButtonLink look="outline" size="lg" icon={phoneIcon} href={phoneHref(facility.mainPhone)}>
                <VisuallyHidden>{t('facility.call')} </VisuallyHidden>
                {phone}
              </ButtonLink>
            ) : null}
            {filled(areas.maps) && areas.maps ? (
              <Placeholder name={PLACEHOLDER} rendering={areas.maps} />
            ) : null}
          </div>
        ) : null}
        <div className="FacilityHeroBody-picture">
          <FacilityPicture
            id={facility.id}
            locationType={facility.locationTypes[0]}
            image={facility.image}
            isFirstScreen
            {...size}
          />
        </div>
        {filled(areas.facts) && areas.facts ? (
          <div className={`FacilityHeroBody-facts${mode === 'edit' ? ' FacilityHeroBody-facts--whole' : ''}`}>
            <Placeholder name={PLACEHOLDER} rendering={areas.facts} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
