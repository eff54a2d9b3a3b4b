import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { PhoneLink } from '#src/components/shared/sections/PhoneLink.tsx';
import { rowDayText, rowHoursText, undatedWeek } from '#src/components/shared/hours/weekWords.ts';
import type { Facility, OfferedService } from '#src/domain/entities/Facility.ts';
import { showsOfferedServices } from '#src/domain/facility/offeredServices.ts';
import { sortByName } from '#src/domain/lists/sortByName.ts';
import { formatPhone } from '#src/domain/phone/phone.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';
import { DetailsGroup } from '#src/ui/DetailsGroup/DetailsGroup.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/**
 * Services with what differs for them here, as accordions: the top-level ones, then the others; one entry per
 * group is open at a time. Others of which nothing differs are plain rows. Shown only when some service is top-level and there are no conditions, diagnostics
 * or treatments (D-103, D-104, D-112, D-113).
 */
export function FacilityOfferedServices() {
  const facility = useEntity('healthcareFacility');
  const { locale } = usePage();
  const t = useStrings();
  if (!facility) return null;
  if (!showsOfferedServices(facility)) {
    return (
      <EditingNote
        name="FacilityOfferedServices"
        missing={facility.services.length === 0 ? ['c_relatedServices'] : []}
        reason={t('facility.servicesHidden')}
      />
    );
  }
  const services = sortByName(facility.services, locale);
  const others = services.filter((service) => !service.isTopLevel);
  const detailed = others.filter(differsHere);
  const plain = others.filter((service) => !differsHere(service));
  return (
    <EntitySection isPrinted={false} title={t('facility.services')}>
      <ServiceGroup
        group="services"
        headingLevel={3}
        services={services.filter((service) => service.isTopLevel)}
        facility={facility}
      />
      {others.length > 0 ? (
        <div className="FacilityOfferedServices-more">
          <h3>{t('facility.moreServices')}</h3>
          {detailed.length > 0 ? (
            <ServiceGroup group="more-services" headingLevel={4} services={detailed} facility={facility} />
          ) : null}
          {plain.length > 0 ? <LinkRows links={plain} locale={locale} /> : null}
        </div>
      ) : null}
    </EntitySection>
  );
}

/** Whether there is anything to open: hours, numbers or text of the service at this place. */
function differsHere(service: OfferedService): boolean {
  return Boolean(
    service.hours ??
    service.additionalHoursText ??
    service.phone ??
    service.fax ??
    service.otherPhone ??
    service.additionalText,
  );
}

function ServiceGroup({
  group,
  headingLevel,
  services,
  facility,
}: {
  group: string;
  headingLevel: 3 | 4;
  services: readonly OfferedService[];
  facility: Facility;
}) {
  return (
    <DetailsGroup
      single={group}
      headingLevel={headingLevel}
      items={services.map((service) => ({
        id: `service-${service.id}`,
        label: <span dir="auto">{service.name}</span>,
        content: <ServiceDetails service={service} facility={facility} />,
      }))}
    />
  );
}

/** What differs here; without an own phone the place's main number is the one to call. */
function ServiceDetails({ service, facility }: { service: OfferedService; facility: Facility }) {
  const { locale } = usePage();
  const t = useStrings();
  const week = undatedWeek(service.hours);
  const hasHours = service.hours !== undefined || service.additionalHoursText !== undefined;
  const phone = formatPhone(service.phone) ? service.phone : facility.mainPhone;
  const fax = formatPhone(service.fax);
  const contacts = [
    {
      label: t('facility.phone'),
      value: <PhoneLink number={phone} />,
      isKnown: formatPhone(phone) !== undefined,
    },
    {
      label: service.otherPhone?.label ?? t('facility.otherPhone'),
      value: <PhoneLink number={service.otherPhone?.number} />,
      isKnown: formatPhone(service.otherPhone?.number) !== undefined,
    },
    { label: t('facility.fax'), value: fax, isKnown: fax !== undefined },
  ].filter(({ isKnown }) => isKnown);
  return (
    <div className="FacilityOfferedServices">
      {service.additionalText ? <EntityProse html={service.additionalText} /> : null}
      {contacts.length > 0 || hasHours ? (
        <div className="FacilityOfferedServices-facts">
          {hasHours ? (
            <div className="FacilityOfferedServices-fact">
              <h4>{t('hours.heading')}</h4>
              <DefinitionList
                items={week.map((row) => ({
                  key: row.weekday,
                  term: rowDayText(row, t),
                  description: rowHoursText(row.hours, locale, t),
                  emphasis: row.hours.kind === 'closed' ? ('quiet' as const) : undefined,
                }))}
              />
              {service.hours && week.length === 0 ? <p>{t('hours.unknown')}</p> : null}
              {service.additionalHoursText ? (
                <p className="FacilityOfferedServices-note" dir="auto">
                  {service.additionalHoursText}
                </p>
              ) : null}
            </div>
          ) : null}
          {contacts.length > 0 ? (
            <div className="FacilityOfferedServices-fact">
              <h4>{t('facility.phone')}</h4>
              <DefinitionList
                items={contacts.map(({ label, value }) => ({ key: label, term: label, description: value }))}
              />
            </div>
          ) : null}
        </div>
      ) : null}
      {service.path ? (
        <p>
          <TextLink look="standalone" iconAfter={arrowRightIcon} href={localizedPath(service.path, locale)}>
            {t('facility.aboutService', { name: service.name })}
          </TextLink>
        </p>
      ) : null}
    </div>
  );
}
