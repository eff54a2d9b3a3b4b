import { formatDate, parsePublished } from '#src/domain/dates/dates.ts';
import type { Address, Locale } from '#src/domain/entities/common.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import { fullFacilityName } from '#src/domain/facility/fullFacilityName.ts';
import { andList } from '#src/domain/lists/andList.ts';
import { formatPhone } from '#src/domain/phone/phone.ts';
import { spokenLanguages } from '#src/domain/provider/spokenLanguages.ts';
import { fullName, splitName } from '#src/domain/provider/splitName.ts';
import { studyStatus } from '#src/domain/research/studyStatus.ts';
import { headDescription, headTitle, KEY_LENGTH } from '#src/domain/text/headText.ts';
import { lowerFirst, nameInSentence } from '#src/domain/text/lowerFirst.ts';
import { plainText } from '#src/domain/text/plainText.ts';
import type { Translate } from '#src/context/PageContext.tsx';
import { wordFor } from '#src/context/wordFor.ts';
import { wordsOf } from './words.ts';

/** What a page says of its entity where only words are: in titles, descriptions and share previews. */
export interface EntityWords {
  /** The name by which it is known where nothing else is around. */
  name: string;
  /** Facts that tell it from others of its name, the most telling first. */
  facts: (string | undefined)[];
  /** The fact that tells it from others of its name, where names repeat; the name makes room for it. */
  key?: string | undefined;
  /** Sentences for a description, the most telling first. */
  sentences: (string | undefined)[];
}

interface Context {
  locale: Locale;
  say: Translate;
}

type Describe = {
  [Type in Entity['entityTypeId']]: (
    entity: Extract<Entity, { entityTypeId: Type }>,
    context: Context,
  ) => EntityWords;
};

/** How each kind of entity is put in words; a new kind of detail page adds its row here. Unknown parts are left out. */
const DESCRIBE: Describe = {
  healthcareProfessional(provider, { locale, say }) {
    const { offices } = provider;
    const languages = spokenLanguages(provider.languages);
    const name = fullName(provider);
    const specialties = each(provider.specialties.map((specialty) => specialty.name));
    const office = offices.find(({ address }) => address);
    const phone = formatPhone(office?.phone);
    return {
      name,
      facts: [specialties[0], office?.address?.city],
      sentences: [
        practice(name, specialties, office?.address?.city, { locale, say }),
        office?.address && say('seo.office', { address: street(office.address) }),
        phone && say('seo.phone', { phone }),
        languages.length > 0
          ? say('seo.speaks', {
              languages: andList(inSentence(each(languages).slice(0, 4), locale), locale),
            })
          : undefined,
      ],
    };
  },
  ce_shpProvider(provider, { locale, say }) {
    const { title, specialties, languages, addresses, medicalGroups } = provider;
    const name = fullName({ name: provider.name, titles: title ? [title] : [] });
    const [office] = addresses;
    const phone = formatPhone(office?.phone);
    return {
      name,
      facts: [specialties[0], office?.address.city],
      sentences: [
        practice(name, specialties, office?.address.city, { locale, say }),
        office && say('seo.office', { address: street(office.address) }),
        phone && say('seo.phone', { phone }),
        languages.length > 0
          ? say('seo.speaks', { languages: andList(inSentence(languages.slice(0, 4), locale), locale) })
          : undefined,
        medicalGroups.length > 0 ? say('seo.groups', { groups: andList(medicalGroups, locale) }) : undefined,
      ],
    };
  },
  healthcareFacility(facility, { locale, say }) {
    const { address, locationTypes, mainPhone, shortDescription, description } = facility;
    const name = fullFacilityName(facility, (part, whole) => say('seo.partAt', { part, whole }));
    const types = locationTypes.map((type) => typeWords(type, say));
    const place = address && [street(address), address.city].filter(Boolean).join(', ');
    const phone = formatPhone(mainPhone);
    const kinds = andList(inSentence(types, locale), locale);
    const where = { name, types: kinds, address: place ?? '' };
    return {
      name,
      facts: [address?.city, types[0]],
      sentences: [
        place ? say(types.length > 0 ? 'seo.facility' : 'seo.facilityOnly', where) : `${name}.`,
        phone && say('seo.phone', { phone }),
        shortDescription ?? (description && plainText(description)),
      ],
    };
  },
  ce_researchPublication(publication, { locale, say }) {
    const { id, name, journals, authors, abstract, topics, publicationDate, shortDescription } = publication;
    const year = yearOf(publicationDate, locale);
    const [journal] = journals;
    const first = authors.slice(0, 2);
    return {
      name,
      // As papers are cited.
      key: [first[0], year].filter(Boolean).join(', ') || id,
      facts: [journal],
      sentences: [
        journal && year ? say('seo.publishedIn', { journal, year }) : journal && `${journal}.`,
        first.length > 0
          ? say('seo.authors', {
              authors:
                authors.length > 2
                  ? say('seo.othersToo', { names: first.join(', ') })
                  : andList(first, locale),
            })
          : undefined,
        (abstract && plainText(abstract)) ?? shortDescription,
        topics.length > 0
          ? say('seo.topics', {
              topics: andList(
                topics.map((topic) => topic.name),
                locale,
              ),
            })
          : undefined,
        !abstract && !journal ? name : undefined,
      ],
    };
  },
  ce_researchStudy(study, { locale, say }) {
    const { id, name, shortName, shortDescription, description, eligibility, locations, investigators } =
      study;
    const status = studyStatus(study);
    const cities = each(locations.flatMap(({ address }) => address?.city ?? []));
    return {
      name,
      key: shortName ?? investigators[0]?.name ?? id,
      facts: [cities[0]],
      sentences: [
        shortName && `${shortName}:`,
        shortDescription ?? (description && plainText(description)) ?? name,
        status.kind === 'listed'
          ? say('seo.status', { status: say(`researchCard.status-${status.status}`) })
          : undefined,
        cities.length > 0 ? say('seo.inCities', { cities: andList(cities, locale) }) : undefined,
        eligibility && say('seo.whoCanTakePart', { who: plainText(eligibility) }),
      ],
    };
  },
  ce_investigator(investigator, { locale, say }) {
    const { name, institutes, topics, address, description } = investigator;
    const [institute] = institutes;
    return {
      name,
      facts: [institute, address?.city],
      sentences: [
        topics.length > 0
          ? say('seo.researchOn', {
              name,
              topics: andList(
                topics.slice(0, 3).map((topic) => lowerFirst(topic.name)),
                locale,
              ),
            })
          : say('seo.researcher', { name }),
        institute && say('seo.atInstitute', { institute }),
        address?.city && say('seo.inCity', { city: address.city }),
        description && plainText(description),
      ],
    };
  },
  ce_patientStory({ name, subtitle, shortDescription, quote, publishedDate }, { locale }) {
    return {
      name,
      facts: [subtitle, yearOf(publishedDate, locale)],
      sentences: [
        subtitle && `${subtitle}.`,
        shortDescription,
        shortDescription ? undefined : quote && plainText(quote),
        subtitle || shortDescription || quote ? undefined : name,
      ],
    };
  },
  ce_askAnExpert({ name, question, answer, people }, { locale, say }) {
    const names = people.map((person) => person.name);
    return {
      name,
      key: names[0] && splitName(names[0]).name,
      facts: [],
      sentences: [
        question ? plainText(question) : name,
        names.length > 0 ? say('seo.answeredBy', { people: andList(names, locale) }) : undefined,
        answer && plainText(answer),
      ],
    };
  },
  ce_volunteerOpportunity(opportunity, { locale, say }) {
    const { id, name, departments, locations, age, subheading, shortDescription, contactName } = opportunity;
    const places = each(locations.flatMap(({ data }) => (typeof data.name === 'string' ? data.name : [])));
    const [department] = departments;
    const times = shiftsOf(opportunity);
    const [place] = places;
    // What a visitor chooses by; whom to ask only where nothing else is known.
    const [key, ...facts] = [
      place && places.length > 1 ? say('seo.placesToo', { place }) : undefined,
      place,
      ...times.map(({ days }) => days),
      department,
    ].filter((fact) => fact && fact.length <= KEY_LENGTH);
    return {
      // A town that the place's name tells needs no second word.
      name: name.replace(/, ([^,]+)$/, (end, town: string) => (key?.includes(town) ? '' : end)),
      key: key ?? contactName ?? id,
      facts: facts.filter((fact) => fact !== place),
      sentences: [
        say('seo.volunteer', { name }),
        places.length > 0 ? say('seo.at', { places: andList(places.slice(0, 2), locale) }) : undefined,
        times.length > 0
          ? times
              .map(({ text }) => text)
              .join('; ')
              .replace(/[^.]$/, '$&.')
          : undefined,
        department && say('seo.department', { department }),
        age && say('seo.age', { age }),
        (subheading && plainText(subheading)) ?? shortDescription,
        contactName && say('seo.contact', { person: contactName }),
      ],
    };
  },
  ce_healthPlan(plan, { say, locale }) {
    const { payor, planType, affiliates, productName, shortDescription } = plan;
    const name = plan.displayName ?? plan.name;
    return {
      name,
      facts: [planType, payor?.name, productName],
      sentences: [
        payor && planType
          ? say('seo.planOf', { plan: name, type: planType, payor: payor.name })
          : payor
            ? say('seo.planOfPayor', { plan: name, payor: payor.name })
            : say('seo.plan', { plan: name }),
        shortDescription,
        affiliates.length > 1
          ? say('seo.planTakenBy', {
              count: affiliates.length,
              names: andList(
                affiliates.slice(0, 2).map((one) => one.name),
                locale,
              ),
            })
          : undefined,
      ],
    };
  },
  ce_healthPlanPayor({ name, shortDescription }, { say }) {
    return {
      name,
      facts: [say('seo.payorPlans')],
      sentences: [shortDescription ?? `${name}: ${say('seo.payorPlans')}.`],
    };
  },
  ce_affiliate({ name, plans, shortDescription }, { locale, say }) {
    const payors = each(plans.flatMap((plan) => plan.payorName ?? plan.name));
    return {
      name,
      facts: [say('seo.affiliatePlans')],
      sentences: [
        plans.length > 1
          ? say('seo.affiliate', { name, count: plans.length, names: andList(payors.slice(0, 3), locale) })
          : say('seo.affiliateOnly', { name }),
        shortDescription,
      ],
    };
  },
};

/** An entity put in words of a language, from the values its page shows. */
export function entityWords(entity: Entity, locale: Locale): EntityWords {
  const describe = DESCRIBE[entity.entityTypeId] as (entity: Entity, context: Context) => EntityWords;
  return describe(entity, { locale, say: wordsOf(locale) });
}

/** The title of an entity's page, without the site's name. */
export function entityTitle(entity: Entity, locale: Locale): string {
  const { name, facts, key } = entityWords(entity, locale);
  return headTitle(name, facts, key);
}

/** The description of an entity's page. */
export function entityDescription(entity: Entity, locale: Locale): string | undefined {
  return headDescription(entityWords(entity, locale).sentences);
}

/** Names as they stand within a sentence: Spanish writes fields and languages small. */
const inSentence = (names: readonly string[], locale: Locale): string[] =>
  locale === 'es' ? names.map(nameInSentence) : [...names];

function practice(
  name: string,
  specialties: readonly string[],
  city: string | undefined,
  { locale, say }: Context,
): string {
  const words = andList(inSentence(specialties.slice(0, 3), locale), locale);
  if (words && city) return say('seo.practices', { name, specialties: words, city });
  if (words) return say('seo.practicesOnly', { name, specialties: words });
  return city ? say('seo.seesPatients', { name, city }) : say('seo.profile', { name });
}

/** When there is work, shift by shift, as written; `days` is what stands before the hours. */
function shiftsOf({ shifts = '' }: { shifts?: string }): { text: string; days: string }[] {
  return shifts
    .split(/<\/(?:p|li)>|<br[^>]*>/)
    .map(plainText)
    .filter((text) => text !== '')
    .map((text) => ({ text, days: text.replace(/[,:].*/s, '') }));
}

/** What one place of a type is called, as filters call it; a type without words of its own is told as it came. */
function typeWords(type: string, say: Translate): string {
  return wordFor(say, 'facets.', type);
}

const each = (names: readonly string[]): string[] => [...new Set(names)];
const street = ({ line1, line2 }: Address): string => [line1, line2].filter(Boolean).join(', ');

function yearOf(date: string | undefined, locale: Locale): string | undefined {
  const published = parsePublished(date);
  return published.kind === 'date' ? formatDate(published.instant, locale, 'year') : undefined;
}
