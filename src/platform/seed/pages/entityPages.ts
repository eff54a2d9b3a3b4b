import { z } from 'zod';
import type { SeedPage } from '../../content/PageSeed.ts';
import { capital, fill, listed, phrase, sentences, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { isSpecialCare, SPECIAL_CARE } from '../entities/planFacilities.ts';
import { createRandom } from '../random.ts';
import { bilingual, readTexts } from '../readTexts.ts';
import type { Rendering } from '../Rendering.ts';
import type { DemoEntity, World } from '../World.ts';
import { articlePage, words } from './articlePage.ts';
import { hoursInWords } from '../text/hoursInWords.ts';
import { subjectOf } from '../subjectOf.ts';
import {
  art,
  bare,
  columns,
  interiorHero,
  link,
  linkList,
  list,
  page,
  richBlock,
  slim,
  t,
  withIcon,
} from './blocks.ts';

/** A class or an event: the page is drawn from the entity alone. */
function event({ id, type, body }: DemoEntity): SeedPage | undefined {
  const path = body['landingPageUrl'];
  const title = words(body, 'name');
  const summary = words(body, 'c_teaserText');
  if (typeof path !== 'string' || !title || !summary) return undefined;
  const { url: src } = body['c_teaserImage'] as { url: string };
  return page('main', {
    path,
    title,
    summary,
    body: [bare('EventDetails')],
    fields: { TeaserImage: { src, alt: '' }, Entity: id, EntityType: type },
  });
}

/** The way to an address, as the site's own cards lead there. */
const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place.replaceAll('\u00a0', ' '))}`;

/** Kinds of places, by their English names, where doctors of the plan see people. */
const WITH_DOCTORS = [
  ...['Hospital', 'Primary Care', 'Specialty Care', 'Behavioral Health', 'Integrative Health'],
  'Transplant Clinic',
];

/** What to know before one goes, by what a place is there for: nobody calls first on the way to an emergency room. */
function beforeYouGo(kinds: readonly string[], hasHours: boolean): Bilingual {
  if (kinds.includes('Emergency Room'))
    return t(
      'In an emergency call 911, or go; nobody has to ask the plan first. Afterward, call your own doctor.',
      'En una emergencia llame al 911 o vaya; nadie tiene que preguntar antes al plan. Después, llame a su médico.',
    );
  if (kinds.includes('Hospital'))
    return t(
      'In an emergency call 911. Before a planned stay call us.',
      'En una emergencia llame al 911. Antes de una estancia programada, llámenos.',
    );
  if (kinds.includes('Birth Center'))
    return t(
      'When labor starts, or if something worries you, call or go at any hour. Nobody has to ask the plan first. In an emergency call 911.',
      'Si empieza el parto o algo le preocupa, llame o vaya a cualquier hora. Nadie tiene que preguntar antes al plan. En una emergencia llame al 911.',
    );
  const isWalkIn = (kind: string) => kind === 'Urgent Care' || kind === 'Walk-In Care';
  if (kinds.every(isWalkIn))
    return t(
      'You need no appointment. What you pay depends on your plan.',
      'No necesita cita. Lo que paga depende de su plan.',
    );
  if (kinds.some(isWalkIn))
    return t(
      'The walk-in clinic needs no appointment. For anything else here, call first. What you pay depends on your plan.',
      'En la clínica de atención sin cita le ven sin llamar antes. Para lo demás, llame primero. Lo que paga depende de su plan.',
    );
  return hasHours
    ? t(
        'Call first: ask whether your plan covers what you need there.',
        'Llame primero: pregunte si su plan cubre lo que necesita allí.',
      )
    : t(
        'Call first: ask about hours, and whether your plan covers what you need there.',
        'Llame primero: pregunte por el horario y si su plan cubre lo que necesita allí.',
      );
}

interface Visited {
  /** Its address in a line. */
  place: string;
  kinds: readonly Bilingual[];
  /** What is done in such a place. */
  care: Bilingual;
  /** What the directory says of it. */
  comments: Bilingual | undefined;
  hasHours: boolean;
}

/** Where a facility of the plan is and the way there, what it does, and what to ask before one goes. */
const whatToKnow = ({ place, kinds, care, comments, hasHours }: Visited): Rendering =>
  columns(
    [
      withIcon(
        'location-dot',
        t('Where it is', 'Dónde está'),
        t(`Address: ${place}`, `Dirección: ${place}`),
        link(directionsTo(place), t('Get directions', 'Cómo llegar')),
      ),
    ],
    [
      withIcon(
        'hospital',
        t('What it does', 'Qué ofrece'),
        care,
        ...(kinds.some(({ en }) => WITH_DOCTORS.includes(en))
          ? [link('/find-provider', t('Doctors of the plan', 'Médicos del plan'))]
          : []),
      ),
    ],
    [
      withIcon(
        'circle-info',
        t('Before you go', 'Antes de ir'),
        comments ??
          beforeYouGo(
            kinds.map(({ en }) => en),
            hasHours,
          ),
        link('/members/benefits', t('What your plan pays', 'Lo que paga su plan')),
      ),
    ],
  );

/** Two blocks side by side, or one alone. */
const beside = (...blocks: readonly Rendering[]): Rendering[] =>
  blocks.length > 1 ? [columns(...blocks.map((block) => [block]))] : blocks.map((block) => slim(block));

/** The week as its place keeps it; those with hours of their own on holidays say so. */
const openingHours = (lines: readonly Bilingual[], hasHolidays: boolean): Rendering =>
  richBlock(
    t('Opening hours', 'Horario'),
    list(...lines),
    ...(hasHolidays
      ? [t('Holidays can differ: call before you go.', 'En días festivos puede cambiar: llame antes de ir.')]
      : []),
  );

const careOf = readTexts('plan-facilities.json', z.record(z.string(), z.array(bilingual).min(1)));

/** What is done in a place, kind by kind; of several ways to say it one, by its id. Special care names what it is special in. */
function careAt(id: string, kinds: readonly Bilingual[], special: Bilingual): Bilingual {
  const random = createRandom(`${id}-care`);
  return sentences(
    ...kinds.map(({ en }) => {
      const ways = careOf[en];
      if (!ways) throw new Error(`plan-facilities.json says nothing of "${en}"`);
      return fill(random.pick(ways), { special });
    }),
  );
}

/** A facility of the health plan's network: what it does, where it is and how to reach it. */
function planFacility(world: World, { id, body }: DemoEntity): SeedPage | undefined {
  const path = body['landingPageUrl'];
  const title = words(body, 'name');
  if (typeof path !== 'string' || !title) return undefined;
  const address = body['address'] as Record<string, string>;
  const kinds = body['c_shpService'] as Bilingual[];
  const isEmergency = kinds.some(({ en }) => en === 'Emergency Room');
  const office = world.offices.find(({ name }) => name === title.en);
  const practised = office?.specialties.map(({ key }) => key) ?? [];
  const special = (office?.specialties ?? []).filter(isSpecialCare).map(({ name }) => phrase(name));
  const services = listed(
    kinds.flatMap((kind) => (kind.en === SPECIAL_CARE && special.length > 0 ? special : [phrase(kind)])),
  );
  const groups = (body['c_shpMedicalGroupAffiliation'] ?? []) as string[];
  const { line1, line2, city, region = '', postalCode = '' } = address;
  const place = [line1, line2, city, `${region}\u00a0${postalCode}`].filter(Boolean).join(', ');
  const number = body['c_shpPhone'] as string | undefined;
  const phone = number?.replace(/^\+1(\d{3})(\d{3})/, '$1-$2-');
  const fact = (en: string, es: string, value: string | undefined): Bilingual[] =>
    value ? [t(`<strong>${en}:</strong> ${value}`, `<strong>${es}:</strong> ${value}`)] : [];
  const facts = [
    ...fact('Medical groups', 'Grupos médicos', groups.join(', ')),
    ...fact('License', 'Licencia', body['c_shpLicenseNumber'] as string | undefined),
    ...(isEmergency ? fact('Phone', 'Teléfono', phone) : []),
    ...fact('NPI', 'NPI', body['c_shpNPI'] as string | undefined),
  ];
  const week = body['hours'] as Record<string, unknown> | undefined;
  const hours = hoursInWords(week);
  const hasHolidays = week?.['holidayHours'] !== undefined;
  const summary = t(
    `${title.en}, ${address['line1'] ?? ''}, ${address['city'] ?? ''}: ${services.en} in the network of Meridian Plan.`,
    `${title.es}, ${address['line1'] ?? ''}, ${address['city'] ?? ''}: ${services.es} en la red de Meridian Plan.`,
  );
  return page('plan', {
    path,
    title,
    summary,
    body: [
      interiorHero(
        title,
        fill(
          isEmergency
            ? t(
                '{services} in {city}, in the network of Meridian Plan. In an emergency, call 911.',
                '{services} en {city}, en la red de Meridian Plan. En una emergencia, llame al 911.',
              )
            : t(
                '{services} in {city}, in the network of Meridian Plan.',
                '{services} en {city}, en la red de Meridian Plan.',
              ),
          { services: capital(services), city: address['city'] ?? '' },
        ),
        art(`scene/${subjectOf(...practised, ...kinds.flatMap(({ en }) => [en, slugOf(en)]))}`, id),
        // On the way to an emergency room nobody calls it first.
        ...(isEmergency
          ? [link(directionsTo(place), t('Get directions', 'Cómo llegar'))]
          : phone
            ? [link(`tel:${number}`, t(`Call ${phone}`, `Llame al ${phone}`))]
            : []),
      ),
      whatToKnow({
        ...{ place, kinds, care: careAt(id, kinds, listed(special)), hasHours: hours.length > 0 },
        comments: words(body, 'c_shpDisplayComments'),
      }),
      ...beside(
        ...(hours.length > 0 ? [openingHours(hours, hasHolidays)] : []),
        ...(facts.length > 0 ? [richBlock(t('Details', 'Datos'), list(...facts))] : []),
      ),
      slim(
        linkList(t('Care in your plan', 'Atención en su plan'), [
          ['/find-facility', t('All facilities of the plan', 'Todos los centros del plan')],
          ['/members/choose-doctor', t('Choose a doctor', 'Elegir médico')],
          ['/contact', t('Ask us', 'Pregúntenos')],
        ]),
      ),
    ],
    fields: { Entity: id },
  });
}

/** The page an article, a news post, an event or a facility of the plan has in the content platform; others have none there. */
export function entityPage(world: World, entity: DemoEntity): SeedPage | undefined {
  switch (entity.type) {
    case 'ce_sutterPage':
    case 'wp_post':
      return articlePage(world, entity);
    case 'ce_seatRobotEvent':
      return event(entity);
    case 'ce_shpFacility':
      return planFacility(world, entity);
    default:
      return undefined;
  }
}
