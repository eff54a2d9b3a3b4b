import type { NextApiHandler, NextApiRequest } from 'next';
import type { Address, Locale } from '#src/domain/entities/common.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import { CONTACT_KINDS, isContactType } from '#src/domain/files/filePaths.ts';
import { eventCalendar } from '#src/domain/files/eventCalendar.ts';
import { holidayCalendar } from '#src/domain/files/holidayCalendar.ts';
import { type Contact, vcard } from '#src/domain/files/vcard.ts';
import { fullFacilityName } from '#src/domain/facility/fullFacilityName.ts';
import { holidayName } from '#src/domain/hours/holidayName.ts';
import { fullName } from '#src/domain/provider/splitName.ts';
import { slugify } from '#src/domain/slug/slug.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import { fillIn } from '#src/domain/text/fillIn.ts';
import type { Services } from '#src/server/compose.ts';
import { type ApiAnswer, apiRoute, queryText } from './apiRoute.ts';

type Needed = () => Pick<Services, 'directory' | 'identities' | 'log' | 'env'>;
type ContactEntity = Extract<Entity, { entityTypeId: keyof typeof CONTACT_KINDS }>;

const route = (name: string, services: Needed, handle: (request: NextApiRequest) => Promise<ApiAnswer>) =>
  apiRoute(
    {
      name,
      methods: ['GET'],
      rate: { burst: 20, perMinute: 60 },
      log: () => services().log,
      trustedHops: () => services().env.TRUSTED_PROXY_HOPS,
    },
    handle,
  );

const absent = { status: 404, body: { error: 'Not found' } };
const later = { status: 503, body: { error: 'Try again later' }, headers: { 'Retry-After': '60' } };

/** GET /api/vcard/{facility|provider}/{id}.vcf?locale= : the entity for an address book. */
export function vcardApi(services: Needed): NextApiHandler {
  return route('vcard', services, (request) => {
    const kind = queryText(request, 'kind', 20);
    const type = Object.keys(CONTACT_KINDS)
      .filter(isContactType)
      .find((key) => CONTACT_KINDS[key] === kind);
    return fileOf(request, services, type, 'vcf', (entity, locale, name) => {
      const { origin, name: organisation } = services().identities.main;
      return vcard(contactOf(entity, { name, organisation, origin, url: pageUrl(entity, origin, locale) }));
    });
  });
}

/** GET /api/holidays/{id}.ics?locale= : the coming holiday hours of a facility for a calendar. */
export function holidaysApi(services: Needed, now: () => Date = () => new Date()): NextApiHandler {
  return route('holidays', services, (request) =>
    fileOf(request, services, 'healthcareFacility', 'ics', async (entity, locale, name) => {
      if (entity.entityTypeId !== 'healthcareFacility') return undefined;
      const { address, hours, id } = entity;
      const words = await stringsFor(locale, ['hours', 'save']);
      const say = (key: string) => (date: string) => {
        const holiday = holidayName(date);
        return fillIn(words[key] ?? key, {
          name,
          holiday: words[holiday ? `hours.holiday-${holiday}` : 'hours.holiday'] ?? '',
        });
      };
      return holidayCalendar(
        {
          id,
          name,
          url: pageUrl(entity, services().identities.main.origin, locale),
          ...(address && { address: addressLine(address) }),
        },
        hours,
        now(),
        {
          title: say('save.calendarTitle')(''),
          closed: say('save.closedOn'),
          open: say('save.openOn'),
          unknown: say('save.unknownOn'),
        },
      );
    }),
  );
}

/** GET /api/events/{id}.ics?locale= : a class or another event for a calendar. */
export function eventsApi(services: Needed, now: () => Date = () => new Date()): NextApiHandler {
  return route('events', services, async (request) => {
    const id = idOf(request, 'ics');
    if (id === undefined) return absent;
    const locale = localeOf(request);
    const found = await services().directory.event(id, locale);
    if (found.kind === 'failed') return later;
    if (found.kind === 'absent') return absent;
    const event = found.value;
    const words = await stringsFor(locale, ['event']);
    const { origin } = services().identities.main;
    const [place] = event.places;
    const where = [place?.name, event.room, place?.address && addressLine(place.address)]
      .filter(Boolean)
      .join(', ');
    return fileAnswer(
      eventCalendar(
        event,
        {
          url: `${origin}${locale === 'en' ? '' : `/${locale}`}${event.path ?? '/find-event'}`,
          where: where || (event.isOnline ? (words['event.online'] ?? '') : ''),
        },
        now(),
      ),
      'ics',
      event.name,
    );
  });
}

const TYPES = { vcf: 'text/vcard', ics: 'text/calendar' } as const;

/** Answers a file made of an entity: 404 without one, 503 when the directory cannot say. */
async function fileOf(
  request: NextApiRequest,
  services: Needed,
  type: keyof typeof CONTACT_KINDS | undefined,
  ending: keyof typeof TYPES,
  write: (
    entity: ContactEntity,
    locale: Locale,
    name: string,
  ) => string | undefined | Promise<string | undefined>,
): Promise<ApiAnswer> {
  const id = idOf(request, ending);
  if (!type || id === undefined) return absent;
  const locale = localeOf(request);
  const found = await services().directory.entity(type, id, locale);
  if (found.kind === 'failed') return later;
  if (found.kind === 'absent' || found.value.entityTypeId !== type) return absent;
  const entity = found.value as ContactEntity;
  const words = await stringsFor(locale, ['seo']);
  const name = savedName(entity, words['seo.partAt'] ?? '{part}, {whole}');
  const body = await write(entity, locale, name);
  return body === undefined ? absent : fileAnswer(body, ending, name);
}

/** The id in the name of the file that is asked for; undefined where it can be none. */
function idOf(request: NextApiRequest, ending: keyof typeof TYPES): string | undefined {
  const file = queryText(request, 'file', 90) ?? '';
  const id = file.endsWith(`.${ending}`) ? file.slice(0, -ending.length - 1) : '';
  return /^[\w.-]+$/.test(id) ? id : undefined;
}

const localeOf = (request: NextApiRequest): Locale => (request.query['locale'] === 'es' ? 'es' : 'en');

const fileAnswer = (body: string, ending: keyof typeof TYPES, name: string): ApiAnswer => ({
  body,
  contentType: `${TYPES[ending]}; charset=utf-8`,
  caching: { kind: 'shared', seconds: 300 },
  headers: {
    'Content-Disposition': `attachment; filename="${slugify(name) || 'file'}.${ending}"`,
    'X-Robots-Tag': 'noindex',
  },
});

/**
 * The name a saved file gives its entity, the same as titles and structured data: nothing around it says whose part it is.
 * @param partAt words that join `{part}` and `{whole}`
 */
export function savedName(entity: ContactEntity, partAt: string): string {
  return entity.entityTypeId === 'healthcareProfessional'
    ? fullName(entity)
    : fullFacilityName(entity, (part, whole) => fillIn(partAt, { part, whole }));
}

function pageUrl(entity: ContactEntity, origin: string, locale: Locale): string {
  return `${origin}${locale === 'en' ? '' : `/${locale}`}${entity.path}`;
}

function addressLine({ line1, line2, line3, city, region, postalCode }: Address): string {
  return [line1, line2, line3, city, `${region} ${postalCode}`.trim()].filter(Boolean).join(', ');
}

/** What an address book is given of an entity, from the values its page shows. */
export function contactOf(
  entity: ContactEntity,
  { origin, ...of }: Pick<Contact, 'name' | 'organisation' | 'url'> & { origin: string },
): Contact {
  const { id, address, image, updatedAt } = entity;
  const about = {
    ...of,
    id,
    ...(image && { photoUrl: new URL(image.url, origin).href }),
    ...(updatedAt && { updatedAt }),
  };
  switch (entity.entityTypeId) {
    case 'healthcareFacility': {
      const { mainPhone: phone, fax, coordinate } = entity;
      return {
        ...about,
        kind: 'place',
        places: [{ ...(address && { address }), ...(phone && { phone }), ...(fax && { fax }) }],
        ...(coordinate && { coordinate }),
      };
    }
    case 'healthcareProfessional':
      return {
        ...about,
        kind: 'person',
        ...(entity.firstName && { firstName: entity.firstName }),
        ...(entity.lastName && { lastName: entity.lastName }),
        title: entity.specialties.map((specialty) => specialty.name).join(', '),
        places: entity.offices.map((office) => ({
          label: office.name,
          ...(office.address && { address: office.address }),
          ...(office.phone && { phone: office.phone }),
          ...(office.fax && { fax: office.fax }),
        })),
      };
  }
}
