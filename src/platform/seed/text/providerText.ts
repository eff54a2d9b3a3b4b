import { z } from 'zod';
import { both, capital, fill, inSentence, listed, paragraphs, phrase, say, sentences } from '../bilingual.ts';
import type { Bilingual, Gaps } from '../bilingual.ts';
import type { Random } from '../random.ts';
import type { Provider, Specialty } from '../World.ts';
import { bilingual, pairs, readTexts } from '../readTexts.ts';

const ofHospitals = z.strictObject({
  beginnings: pairs,
  interests: pairs,
  manners: pairs,
  /** Above what they say of themselves. */
  label: bilingual,
});

const texts = readTexts(
  'providers.json',
  z.strictObject({
    beginnings: pairs,
    interests: pairs,
    manners: pairs,
    /** Of an office with help in another language than English: from a doctor, the staff or an interpreter. */
    languages: pairs,
    /** Of who sees people in another town, too. */
    offices: pairs,
    /** Of those who meet people in the hospital only, without an appointment. */
    inHospital: ofHospitals,
    /** Of those whom no patient meets: what they find is told by others. */
    unseen: ofHospitals,
    philosophies: pairs,
    personal: pairs,
    community: pairs,
    /** Above what they say of themselves. */
    ownLabel: bilingual,
    /** Above what is to be known before a first visit. */
    freeLabels: pairs,
    freeTexts: pairs,
    /** Invented places of study; `{n}` keeps them apart from any real one. */
    schools: z.array(z.string()),
    teachingHospitals: z.array(z.string()),
    paperTitles: pairs,
  }),
);

const SPANISH_TITLES: Readonly<Record<string, string>> = { Female: 'la Dra.', Male: 'el Dr.' };

/** A physician in a Spanish sentence: by the whole name where no title is known to fit. */
function titled({ firstName, lastName, toldGender }: Provider): string {
  const title = SPANISH_TITLES[toldGender];
  return title ? `${title} ${lastName}` : `${firstName} ${lastName}`;
}

/** Long text about a provider: about 60 to 120 words, and what stands above it. */
export function biography(
  random: Random,
  provider: Provider,
  city: string,
): { body: Bilingual; label: Bilingual } {
  const physician = provider.isPhysician;
  const called = physician
    ? both(`Dr. ${provider.lastName}`, titled(provider))
    : both(provider.firstName, provider.firstName);
  const specialty = provider.specialties[0]!;
  const gaps: Gaps = {
    called,
    city,
    office: provider.sites[0]!.name,
    field: phrase(specialty.name),
    list: listed(random.sample(specialty.conditions, 3).map((condition) => inSentence(condition.name))),
  };
  const words = hospitalWords(specialty) ?? texts;
  const start = capital(say(random, words.beginnings, gaps));
  const manners = random.sample(words.manners, random.int(2, 3)).map(([en, es]) => both(en, es));
  const body = paragraphs(
    sentences(start, say(random, words.interests, gaps)),
    sentences(...manners),
    // Who has no office has none in another town, and nobody asks there for help in a language.
    ...(specialty.hidesBooking ? [] : ownFacts(random, provider, city, called)),
  );
  return { body, label: paragraphs('label' in words ? words.label : words.ownLabel) };
}

/** What is said of those without an office of their own, where nobody has a visit; undefined of all others. */
const hospitalWords = ({ isUnseen, hidesBooking }: Specialty) =>
  isUnseen ? texts.unseen : hidesBooking ? texts.inHospital : undefined;

/** What is true of a town, too, where somebody works in more than two places. */
const inOneOfSeveral = texts.offices.filter(([en]) => !en.includes('second'));

/** What one provider has to tell and the next has not: languages, and another town. */
function ownFacts(random: Random, provider: Provider, city: string, called: Bilingual): Bilingual[] {
  const town = provider.sites.map(({ address }) => address['city']).find((name) => name && name !== city);
  const languages = provider.languages.map(({ name }) => both(name.en, name.es.toLowerCase()));
  const facts = [
    ...(languages.length > 0
      ? [say(random, texts.languages, { called, languages: listed(languages, 'or') })]
      : []),
    ...(town ? [say(random, provider.sites.length > 2 ? inOneOfSeveral : texts.offices, { town })] : []),
  ];
  return facts.length > 0 ? [sentences(...facts.map(capital))] : [];
}

export const carePhilosophy = (random: Random): Bilingual => paragraphs(say(random, texts.philosophies));
export const personalInterest = (random: Random): Bilingual => say(random, texts.personal);
export const communityActivities = (random: Random): Bilingual => say(random, texts.community);
/** What is to be known before a first visit, with its label. */
export const freeText = (random: Random): { label: Bilingual; content: Bilingual } => ({
  label: paragraphs(say(random, texts.freeLabels)),
  content: paragraphs(say(random, texts.freeTexts)),
});
export const school = (random: Random): string => random.pick(texts.schools);
export const teachingHospital = (random: Random): string => random.pick(texts.teachingHospitals);
export const paperTitle = (random: Random, provider: Provider): string =>
  fill(both(...random.pick(texts.paperTitles)), {
    name: inSentence(random.pick(provider.specialties[0]!.conditions).name),
  }).en;
