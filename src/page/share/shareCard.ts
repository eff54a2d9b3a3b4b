import { facilityArt } from '#src/domain/art/facilityArt.ts';
import { homeHeroArt } from '#src/domain/art/homeHeroArt.ts';
import { monogram } from '#src/domain/art/monogram.ts';
import { planCardArt } from '#src/domain/art/planCardArt.ts';
import { storyArt } from '#src/domain/art/storyArt.ts';
import { fillWildcard } from '#src/domain/browse/wildcard.ts';
import { formatDate, parsePublished } from '#src/domain/dates/dates.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { eventDateText } from '#src/domain/events/eventDates.ts';
import { isClinical } from '#src/domain/research/studyStatus.ts';
import { plainText } from '#src/domain/text/plainText.ts';
import { contentKind } from '#src/page/seo/contentKind.ts';
import { entityWords } from '#src/page/seo/entityWords.ts';
import { wordsOf } from '#src/page/seo/words.ts';
import { houseArt } from '#src/domain/art/houseArt.ts';
import type { PageSubject } from './pageSubject.ts';
import { teaserImage } from './teaserImage.ts';

/** What the share picture of a page shows, all of it from what the page itself says. */
export interface ShareWords {
  /** What kind of page it is; '' for none. */
  eyebrow: string;
  headline: string;
  /** What else is known; '' for nothing. */
  facts: string;
  /** SVG markup of the house's art. */
  art: string;
}

/** Address of the picture that a page has of its own; a page without one has none. */
export const pictureOf = ({ entity, layout }: PageSubject): string | undefined =>
  entity ? entity.image?.url : teaserImage(layout.fields)?.url;

/**
 * The share picture of a page in words and art.
 * @param drawn markup of the page's own picture, where that is a drawing
 */
export function shareCard(subject: PageSubject, drawn?: string): ShareWords {
  const { entity, locale, illustrations } = subject;
  const card = entity ? entityCard(entity, locale, illustrations) : contentCard(subject);
  return drawn ? { ...card, art: drawn } : card;
}

const joined = (facts: readonly (string | undefined | false)[]): string => facts.filter(Boolean).join(' · ');

function entityCard(entity: Entity, locale: Locale, illustrations: string | undefined): ShareWords {
  const { name, facts, key } = entityWords(entity, locale);
  return {
    eyebrow: wordsOf(locale)(`seo.kind-${entityKind(entity)}`),
    // Letters after a name stay with it.
    headline: isPerson(entity) ? name.replace(/, (?=[^,]{1,12}$)/, ',\u00a0') : name,
    facts: joined(
      [...facts, key].filter((fact) => fact && fact !== entity.id && !name.includes(fact)).slice(0, 2),
    ),
    art: entityArt(entity, illustrations),
  };
}

function entityKind(entity: Entity) {
  switch (entity.entityTypeId) {
    case 'healthcareProfessional':
    case 'ce_shpProvider':
      return 'provider';
    case 'healthcareFacility':
      return 'facility';
    case 'ce_patientStory':
      return 'story';
    case 'ce_askAnExpert':
      return 'answer';
    case 'ce_volunteerOpportunity':
      return 'volunteer';
    case 'ce_researchPublication':
      return 'publication';
    case 'ce_researchStudy':
      return isClinical(entity.clinicalType) ? 'trial' : 'study';
    case 'ce_investigator':
      return 'investigator';
    case 'ce_healthPlan':
    case 'ce_healthPlanPayor':
      return 'plan';
    case 'ce_affiliate':
      return 'affiliate';
  }
}

function isPerson({ entityTypeId }: Entity): boolean {
  return ['healthcareProfessional', 'ce_shpProvider', 'ce_investigator'].includes(entityTypeId);
}

function entityArt(entity: Entity, illustrations: string | undefined): string {
  const { id, name, image } = entity;
  if (isPerson(entity)) return monogram(name, id, { disc: true });
  if (entity.entityTypeId === 'healthcareFacility') return facilityArt(id, entity.locationTypes[0]);
  if (entity.entityTypeId === 'ce_affiliate') return facilityArt(id, 'Hospital');
  if (entity.entityTypeId === 'ce_healthPlanPayor') return planCardArt(id, name);
  if (entity.entityTypeId === 'ce_healthPlan') {
    const { payor = entity, planType } = entity;
    return planCardArt(payor.id, payor.name, planType);
  }
  return (image && houseArt(image.url, illustrations)) ?? storyArt(id);
}

function contentCard(subject: PageSubject): ShareWords {
  const { wildcard, locale, seo, event, path, illustrations } = subject;
  const { route, fields } = subject.layout;
  const say = wordsOf(locale);
  const image = teaserImage(fields);
  const art = (image && houseArt(image.url, illustrations)) ?? storyArt(fields.Entity.value || route.name);
  const title = fields.Title.value || seo.share.title;
  const summary = fields.Description.value || fields['Meta Description'].value;
  const text = summary ? plainText(summary) : '';
  if (wildcard) {
    const isPlaces = wildcard.locationType !== undefined;
    return {
      eyebrow: say(isPlaces ? 'seo.kind-facility' : 'seo.kind-provider'),
      headline: fillWildcard(title, wildcard),
      facts: fillWildcard(text, wildcard),
      art: isPlaces
        ? facilityArt(seo.canonical, wildcard.locationType?.name)
        : storyArt(wildcard.city?.slug ?? wildcard.specialty?.slug ?? ''),
    };
  }
  const kind = contentKind(subject.layout);
  switch (kind) {
    case 'event':
      return {
        eyebrow: say('seo.kind-event'),
        headline: title,
        facts: event
          ? joined([eventDateText(event.dates, locale), !event.isOnline && event.places[0]?.name])
          : text,
        art,
      };
    case 'article':
    case 'news': {
      const published = parsePublished(fields.PublishedDate.value);
      return {
        eyebrow: say(`seo.kind-${kind}`),
        headline: title,
        facts: joined([
          fields.Contributor.value,
          published.kind === 'date' && formatDate(published.instant, locale),
        ]),
        art,
      };
    }
    case 'service':
      return {
        eyebrow: say('seo.kind-service'),
        headline: title,
        facts: text,
        art: image ? art : facilityArt(title),
      };
    case 'page':
      return {
        eyebrow: '',
        headline: title,
        facts: text,
        art: path === '/' ? homeHeroArt() : art,
      };
  }
}
