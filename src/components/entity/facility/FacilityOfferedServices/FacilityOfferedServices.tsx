import type { ReactNode } from 'react';
import { DOT } from '#src/domain/text/dot.ts';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import { PhoneLink } from '#src/components/shared/sections/PhoneLink.tsx';
import { rowDayText, rowHoursText, undatedWeek } from '#src/components/shared/hours/weekWords.ts';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import type { Facility, OfferedService } from '#src/domain/entities/Facility.ts';
import { groupServices, showsOfferedServices } from '#src/domain/facility/offeredServices.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { sortByName } from '#src/domain/lists/sortByName.ts';
import { formatPhone } from '#src/domain/phone/phone.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';
import { DetailsEntry } from '#src/ui/DetailsGroup/DetailsEntry.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { ServicesFilter } from './ServicesFilter.tsx';
import { ServiceState } from './ServiceState.tsx';

/** From so many services on there is something to look for. */
const MANY = 8;

/**
 * Services by kind: the top-level ones as accordions, each with where it is, when it is open, what differs here and its
 * parts; then the others, one entry per group open at a time. Others of which nothing differs are plain rows. Shown only when
 * some service is top-level and there are no conditions, diagnostics or treatments (D-103, D-104, D-112, D-113). A plain
 * script narrows them and says what is open now (decision 108).
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
  const { groups, others } = groupServices(services);
  const detailed = others.filter(differsHere);
  const plain = others.filter((service) => !differsHere(service));
  return (
    <div className="FacilityOfferedServices block" data-facts="services" data-print="hide">
      <EntitySection
        isPrinted={false}
        title={t('facility.services')}
        action={services.length >= MANY ? <ServicesFilter services={services} /> : null}
      >
        <Columns>
          {groups.map(({ service, parts }) => (
            <ServiceEntry
              key={service.id}
              group="services"
              headingLevel={3}
              service={service}
              parts={parts}
              facility={facility}
            />
          ))}
        </Columns>
        {others.length > 0 ? (
          <div className="FacilityOfferedServices-more">
            <h3>{t('facility.moreServices')}</h3>
            {detailed.length > 0 ? (
              <Columns>
                {detailed.map((service) => (
                  <ServiceEntry
                    key={service.id}
                    group="more-services"
                    headingLevel={4}
                    service={service}
                    facility={facility}
                  />
                ))}
              </Columns>
            ) : null}
            {plain.length > 0 ? <LinkRows links={plain} locale={locale} /> : null}
          </div>
        ) : null}
      </EntitySection>
    </div>
  );
}

/**
 * Entries in two columns read downwards, where there is room: one that opens moves those below it in its column, and leaves no hole
 * beside it. A single one has all the width.
 */
function Columns({ children }: { children: ReactNode[] }) {
  const half = Math.ceil(children.length / 2);
  return (
    <div className="FacilityOfferedServices-list DetailsGroup">
      {[children.slice(0, half), children.slice(half)]
        .filter((column) => column.length > 0)
        .map((column, at) => (
          <div key={at}>{column}</div>
        ))}
    </div>
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
    service.additionalText ??
    service.where,
  );
}

interface ServiceProps {
  service: OfferedService;
  facility: Facility;
  parts?: readonly OfferedService[];
}

function ServiceEntry({
  group,
  headingLevel,
  ...shown
}: ServiceProps & { group: string; headingLevel: 3 | 4 }) {
  const { service } = shown;
  return (
    <DetailsEntry
      className="FacilityOfferedServices-entry"
      panelId={`service-${service.id}`}
      name={group}
      headingLevel={headingLevel}
      label={
        <span dir="auto" data-words="">
          {service.name}
        </span>
      }
      beside={
        <>
          {service.where ? (
            <span className="FacilityOfferedServices-where" dir="auto" data-words="">
              {service.where}
            </span>
          ) : null}
          <ServiceState service={service} />
        </>
      }
    >
      <ServiceDetails {...shown} />
    </DetailsEntry>
  );
}

/** What differs here; without an own phone the place's main number is the one to call. */
function ServiceDetails({ service, facility, parts = [] }: ServiceProps) {
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
    <div className="FacilityOfferedServices-details">
      {service.additionalText ? <EntityProse html={service.additionalText} /> : null}
      {parts.length > 0 ? <ServiceParts parts={parts} /> : null}
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

/** What belongs to a service and is offered here, each with what differs for it, in a line. */
function ServiceParts({ parts }: { parts: readonly OfferedService[] }) {
  const { locale } = usePage();
  return (
    <ul className="FacilityOfferedServices-parts">
      {parts.map(({ id, name, path, where, additionalHoursText, additionalText, phone, otherPhone }) => (
        <li key={id}>
          <span dir="auto">
            <TextLink href={path && localizedPath(path, locale)}>{name}</TextLink>
          </span>
          {where || additionalHoursText ? (
            <span className="FacilityOfferedServices-note" dir="auto">
              {[where, additionalHoursText].filter(Boolean).join(DOT)}
            </span>
          ) : null}
          {phone ? <PhoneLink number={phone} /> : null}
          {otherPhone ? (
            <span className="FacilityOfferedServices-note">
              {otherPhone.label} <PhoneLink number={otherPhone.number} />
            </span>
          ) : null}
          {additionalText ? (
            <div className="FacilityOfferedServices-note">
              <EntityProse html={additionalText} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
