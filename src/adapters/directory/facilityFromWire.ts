import type { EntityLink, Locale } from '#src/domain/entities/common.ts';
import type {
  Facility,
  FacilityAlert,
  FacilityAward,
  MediaSlide,
  OfferedService,
  Parking,
  StatsPromoValue,
  Visiting,
} from '#src/domain/entities/Facility.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { entityPath } from '#src/domain/slug/entityRoutes.ts';
import { slugify } from '#src/domain/slug/slug.ts';
import { youtubeId } from '#src/domain/video/youtubeId.ts';
import { callToActionOf } from './callToAction.ts';
import { defined, linkValue, readFields, resourceLinks } from './fields.ts';
import type { FieldProblem, FieldReader } from './fields.ts';
import { identityOf } from './references.ts';

/**
 * A healthcareFacility document → Facility (D-111). Needs `id`, `uid` and `name`; every other field may be
 * missing or unreadable and is then left out and told to `onProblem`. Throws when it is no facility at all.
 */
export function facilityFromWire(
  document: Record<string, unknown>,
  locale: Locale,
  onProblem: FieldProblem,
): Facility {
  const fields = readFields(document, onProblem);
  const alternate = fields.text('alternatePhone');
  const appointment = fields.link('c_appointmentBookingUrl');
  const parent = fields.entityLinks('c_parentLocation')[0];
  const hours = fields.hours('hours');
  return defined<Facility>({
    ...identityOf(fields, 'healthcareFacility', locale),
    displayName: fields.text('c_displayName'),
    otherName: fields.text('c_otherName'),
    parentLocation: parent && facilityLink(parent, fields.record('c_parentLocation')),
    locationTypes: fields.texts('c_locationType'),
    address: fields.address('address'),
    coordinate: fields.coordinate('yextDisplayCoordinate'),
    mainPhone: fields.text('mainPhone'),
    alternatePhone: alternate
      ? defined({ number: alternate, label: fields.text('c_otherNumberLabel') })
      : undefined,
    fax: fields.text('fax'),
    hours,
    additionalHoursText: fields.text('additionalHoursText'),
    visiting: visitingOf(fields),
    parking: parkingOf(fields.record('c_parking')),
    appointment: appointment
      ? defined({ url: appointment, label: fields.text('c_appointmentBookingLabel') })
      : undefined,
    alert: alertOf(fields.record('c_alert')),
    amenities: fields.texts('c_locationAmenities'),
    paymentOptions: fields.texts('paymentOptions'),
    showFeaturedHero: fields.flag('c_showFeaturedHero'),
    shortDescription: fields.text('c_shortDescription'),
    description: fields.html('c_description'),
    additionalDescription: fields.html('c_additionalDescription'),
    conditions: fields.entityLinks('c_displayConditions'),
    diagnostics: fields.entityLinks('c_displayDiagnostics'),
    treatments: fields.entityLinks('c_displayTreatments'),
    faqs: fields.records('c_frequentlyAskedQuestions').flatMap((faq) => {
      const question = faq.text('question');
      const answer = faq.html('answer');
      return question && answer ? [{ question, answer }] : [];
    }),
    findingYourWay: fields.records('c_findingYourWay').flatMap((tab) => {
      const headline = tab.text('headline');
      const body = tab.html('body');
      const link = linkValue(tab.link('linkURL'), tab.text('linkText'));
      return headline && (body || link) ? [defined({ headline, body, link })] : [];
    }),
    mediaGallery: fields.records('c_mediaGallery').flatMap((slide) => slideOf(slide) ?? []),
    // D-114: only YouTube addresses count.
    youtubeVideoIds: fields.links('videos').flatMap((url) => youtubeId(url) ?? []),
    brightcoveVideoId: fields.text('c_brightcoveVideoID'),
    services: closedWith(hours, offeredServices(fields)),
    awards: fields.records('c_locationAwards').flatMap((award) => awardOf(award) ?? []),
    resources: resourceLinks(fields.records('c_resources')),
    statsPromo: statsPromoOf(fields.record('c_statsPromo')),
    callToAction: callToActionOf(fields.record('c_callToAction')),
    image: fields.image('c_image'),
    hasEmergencyRoom: fields.flag('c_hasER'),
    affiliateNames: fields.entityLinks('c_affiliate').map((affiliate) => affiliate.name),
  });
}

/** A link to a facility leads to its page on this site unless the directory names another one. */
function facilityLink(link: EntityLink, record: FieldReader | undefined): EntityLink {
  if (link.path || !record?.has('id')) return link;
  const slug = record.text('slug') ?? slugify(record.text('name') ?? link.name);
  return { ...link, path: entityPath('healthcareFacility', slug, link.id) };
}

function alertOf(alert: FieldReader | undefined): FacilityAlert | undefined {
  const heading = alert?.text('alertHeading');
  const text = alert?.html('alertText');
  if (!alert || !heading || !text) return undefined;
  const isError = /error|urgent|critical/i.test(alert.text('alertType') ?? '');
  return defined<FacilityAlert>({
    icon: alert.text('icon'),
    severity: isError ? 'error' : 'default',
    heading,
    text,
  });
}

function visitingOf(fields: FieldReader): Visiting | undefined {
  const visiting = fields.record('c_visiting');
  const hours = visiting?.hours('hours', fields.hoursPlace());
  const text = visiting?.html('body');
  if (!visiting || (!hours && !text)) return undefined;
  return defined<Visiting>({
    hours,
    text,
    link: linkValue(visiting.link('linkURL'), visiting.text('linkText')),
  });
}

function parkingOf(parking: FieldReader | undefined): Parking | undefined {
  const headline = parking?.text('headline');
  if (!parking || !headline) return undefined;
  return defined<Parking>({
    headline,
    text: parking.html('body'),
    link: linkValue(parking.link('linkURL'), parking.text('linkText')),
  });
}

function slideOf(slide: FieldReader): MediaSlide | undefined {
  const description = slide.html('richDescription');
  const image = slide.image('photo');
  if (image) return defined<MediaSlide>({ kind: 'photo', image, description });
  const youtube = youtubeId(slide.link('video'));
  if (youtube) return defined<MediaSlide>({ kind: 'youtube', videoId: youtube, description });
  const brightcove = slide.text('brightcoveVideo');
  return brightcove
    ? defined<MediaSlide>({ kind: 'brightcove', videoId: brightcove, description })
    : undefined;
}

/** What is done in a place that is closed for a time is closed with it, whatever hours it has of its own. */
const closedWith = (place: Hours | undefined, services: readonly OfferedService[]): OfferedService[] =>
  services.map((service) =>
    place?.reopenDate !== undefined && service.hours
      ? { ...service, hours: { reopenDate: place.reopenDate, ...service.hours } }
      : service,
  );

function offeredServices(fields: FieldReader): OfferedService[] {
  const seen = new Set<string>();
  return [...fields.records('c_relatedServices'), ...fields.records('c_locationServices')].flatMap(
    (entry) => {
      const service = entry.record('service') ?? entry;
      const name = service.text('name');
      const id = service.text('id') ?? name;
      if (!name || !id || seen.has(id)) return [];
      seen.add(id);
      const other = entry.text('otherPhone');
      return [
        defined<OfferedService>({
          id,
          name,
          path: service.link('c_detailPageURL'),
          isTopLevel: service.flag('c_topLevelService'),
          isAdvanced: service.flag('c_advanced') || entry.flag('c_advanced'),
          parentId: [...entry.entityLinks('c_parentService'), ...service.entityLinks('c_parentService')][0]
            ?.id,
          where: entry.text('c_whereInBuilding'),
          hours: entry.hours('hours', fields.hoursPlace()),
          additionalHoursText: entry.text('additionalHoursText'),
          phone: entry.text('phone'),
          fax: entry.text('fAX'),
          otherPhone: other ? defined({ number: other, label: entry.text('otherPhoneLabel') }) : undefined,
          additionalText: entry.html('additionalText'),
        }),
      ];
    },
  );
}

function awardOf(award: FieldReader): FacilityAward | undefined {
  const name = award.text('name');
  if (!name) return undefined;
  const presenter = award.entityLinks('c_awardPresenter')[0]?.name;
  return defined({
    id: award.text('id') ?? name,
    name,
    presenter,
    years: award.texts('c_displayYears').join(', ') || undefined,
    image: award.image('c_image') ?? award.image('c_awardImage'),
  });
}

function statsPromoOf(promo: FieldReader | undefined): StatsPromoValue | undefined {
  const headline = promo?.text('headline');
  if (!promo || !headline) return undefined;
  return defined({
    headline,
    content: promo.html('content'),
    button: linkValue(promo.link('buttonURL'), promo.text('buttonContent')),
    items: promo.records('items').flatMap((item) => {
      const title = item.text('headline');
      if (!title) return [];
      return [
        defined({
          headline: title,
          content: item.text('content'),
          image: item.image('image'),
          href: item.link('linkURL'),
        }),
      ];
    }),
  });
}
