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
import { Status } from '#src/ui/Status/Status.tsx';
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
  const { alerts, booking, maps, facts } = areasOf(rendering, mode === 'edit');
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
        {alerts ? (
          <div className="FacilityHeroBody-alerts">
            <Placeholder name={PLACEHOLDER} rendering={alerts} />
          </div>
        ) : null}
        <HeroWords facility={facility} name={name} />
        {booking || maps || phone ? (
          <div className="FacilityHeroBody-actions">
            {booking ? <Placeholder name={PLACEHOLDER} rendering={booking} /> : null}
            {phone ? (
              <ButtonLink look="outline" size="lg" icon={phoneIcon} href={phoneHref(facility.mainPhone)}>
                <VisuallyHidden>{t('facility.call')} </VisuallyHidden>
                {phone}
              </ButtonLink>
            ) : null}
            {maps ? <Placeholder name={PLACEHOLDER} rendering={maps} /> : null}
          </div>
        ) : null}
        <div className="FacilityHeroBody-picture">
          <FacilityPicture
            id={facility.id}
            locationType={facility.locationTypes[0]}
            image={facility.image}
            isWide={layout === 'featured'}
            isFirstScreen
            {...size}
          />
        </div>
        {facts ? (
          <div className={`FacilityHeroBody-facts${mode === 'edit' ? ' FacilityHeroBody-facts--whole' : ''}`}>
            <Placeholder name={PLACEHOLDER} rendering={facts} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

type Areas = Partial<Record<'alerts' | 'booking' | 'maps' | 'facts', ComponentRendering>>;

/**
 * What editors placed, by area; an area with nothing in it is left out. Editors need the placeholder whole, as the
 * platform marked it.
 */
function areasOf(rendering: ComponentRendering, isEditing: boolean): Areas {
  if (isEditing) return { facts: rendering };
  const areas = splitPlaceholder(rendering, PLACEHOLDER, {
    alerts: ['FacilityAlert'],
    booking: ['FacilityAppointmentButton'],
    maps: ['FacilityCampusMapButton'],
  });
  return Object.fromEntries(
    Object.entries(areas).filter(([, area]) => area !== undefined && !isPlaceholderEmpty(PLACEHOLDER, area)),
  );
}

/** Parent location, name, other name and lead. */
function HeroWords({ facility, name }: { facility: Facility; name: string }) {
  const { locale } = usePage();
  const { parentLocation, otherName, shortDescription } = facility;
  return (
    <div className="FacilityHeroBody-words">
      {parentLocation ? (
        <p className="FacilityHeroBody-parent" dir="auto">
          <TextLink
            look="standalone"
            href={parentLocation.path && localizedPath(parentLocation.path, locale)}
          >
            {parentLocation.name}
          </TextLink>
        </p>
      ) : null}
      <h1 className="FacilityHeroBody-name h-entity-lg" dir="auto">
        {name}
      </h1>
      {otherName ? (
        <p className="FacilityHeroBody-other" dir="auto">
          {otherName}
        </p>
      ) : null}
      {shortDescription ? (
        <p className="lead" dir="auto">
          {shortDescription}
        </p>
      ) : null}
      <HoursUnknown facility={facility} />
    </div>
  );
}

/** Of a place nobody knows the hours of, the hero says so: the section of its hours is not there (D-004). */
function HoursUnknown({ facility: { hours, additionalHoursText, mainPhone } }: { facility: Facility }) {
  const t = useStrings();
  if (hours || additionalHoursText) return null;
  return (
    <Status tone="neutral">
      {mainPhone ? `${t('hours.unknown')}. ${t('hours.callFirst')}.` : t('hours.unknown')}
    </Status>
  );
}
