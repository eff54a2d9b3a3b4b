import type { SeedPage } from '../../content/PageSeed.ts';
import { CONTRIBUTORS_PATH, tradesOf } from '../entities/people.ts';
import { listed } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Rendering } from '../Rendering.ts';
import type { Person, World } from '../World.ts';
import {
  accordion,
  anchored,
  basicHero,
  columns,
  linkList,
  list,
  page,
  rich,
  richBlock,
  sectionHeader,
  slim,
  t,
} from './blocks.ts';

/** About so many people stand behind one range of letters; a letter with half as many again is told in two. */
const TOGETHER = 14;

/** A name without degrees, as a reader looks for it: by the last one. */
const lastName = ({ name }: Person): string => name.en.split(',')[0]!.split(' ').at(-1)!;
const letterOf = (person: Person): string => lastName(person)[0]!.toUpperCase();
const byLastName = (one: Person, other: Person): number =>
  lastName(one).localeCompare(lastName(other), 'en') || one.name.en.localeCompare(other.name.en, 'en');

const beginningOf = (person: Person): string => lastName(person).slice(0, 2);

interface Group {
  letters: string;
  people: Person[];
}

/** Those who write, under ranges of the letters their last names begin with: A, B, C – D, Sa – Sh, Si – Sz and so on. */
export function contributorGroups(people: readonly Person[]): Group[] {
  const byLetter = Map.groupBy([...people].sort(byLastName), letterOf);
  const groups: Group[] = [];
  for (const [letter, those] of byLetter) {
    const last = groups.at(-1);
    if (those.length > TOGETHER * 1.5) groups.push(...halvesOf(those));
    else if (last && last.people.length + those.length <= TOGETHER) {
      last.people.push(...those);
      last.letters = `${last.letters[0]!} – ${letter}`;
    } else groups.push({ letters: letter, people: [...those] });
  }
  return groups;
}

/** The people of one letter in two parts, cut nearest to the middle where the second letter is another. */
function halvesOf(those: readonly Person[]): Group[] {
  const cuts = those.flatMap((one, at) =>
    at > 0 && beginningOf(one) !== beginningOf(those[at - 1]!) ? [at] : [],
  );
  const middle = those.length / 2;
  const cut = cuts.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? those.length;
  return [those.slice(0, cut), those.slice(cut)]
    .filter((part) => part.length > 0)
    .map((part) => ({
      letters: [...new Set([beginningOf(part[0]!), beginningOf(part.at(-1)!)])].join(' – '),
      people: part,
    }));
}

/** Name and what they practise. */
const titleOf = ({ name, role }: Person): Bilingual =>
  t(`<strong>${name.en}</strong> · ${role.en}`, `<strong>${name.es}</strong> · ${role.es}`);

/** A person with their works, close together: many stand below one another. */
const workOf = (person: Person): Rendering =>
  anchored(
    person.id,
    rich(
      titleOf(person),
      list(
        ...named(t('Wrote', 'Escribió'), person.wrote),
        ...named(t('Checked', 'Revisó'), person.checked),
        ...named(t('Answered', 'Respondió'), person.answered),
      ),
    ),
  );

/** People in two columns, the first half of the names in the first. */
const inColumns = (people: readonly Rendering[]): Rendering => {
  const half = Math.ceil(people.length / 2);
  return columns(people.slice(0, half), people.slice(half));
};

const named = (did: Bilingual, works: Person['wrote']) =>
  works.map(({ path, name }) =>
    t(`${did.en}: <a href="${path}">${name.en}</a>`, `${did.es}: <a href="${path}">${name.es}</a>`),
  );

const aboutTheTexts: Rendering = columns(
  [
    richBlock(
      t('How a text is made', 'Cómo se hace un texto'),
      list(
        t(
          'It begins with public sources, such as national institutes and societies of doctors. Our longer guides name them at their end.',
          'Comienza con fuentes públicas, como institutos nacionales y sociedades médicas. Nuestras guías más largas las nombran al final.',
        ),
        t(
          'It is written in plain words, in English and in Spanish, and measured for how easy it is to read.',
          'Se escribe con palabras sencillas, en inglés y en español, y se mide qué tan fácil es de leer.',
        ),
        t(
          'It says when to call the care team, and when to call 911.',
          'Dice cuándo llamar al equipo de atención y cuándo llamar al 911.',
        ),
        t(
          'Nobody pays for what it says, and there are no ads.',
          'Nadie paga por lo que dice, y no hay anuncios.',
        ),
      ),
    ),
  ],
  [
    richBlock(
      t('What the names mean', 'Qué significan los nombres'),
      t(
        '<strong>Authors</strong> write. <strong>Reviewers</strong> read it again: somebody else, who works in what it is about.',
        '<strong>Los autores</strong> escriben. <strong>Los revisores</strong> leen el texto otra vez: es otra persona, que trabaja en ese tema.',
      ),
      t(
        'In this demo these people are invented, and no doctor has checked the texts. Ask your own care team before you act on them.',
        'En esta demostración estas personas son inventadas, y ningún médico ha revisado los textos. Pregunte a su propio equipo de atención antes de actuar según ellos.',
      ),
      t(
        'Did you find a mistake? <a href="/patients/feedback">Tell us</a>, and we look at it again.',
        '¿Encontró un error? <a href="/patients/feedback">Díganoslo</a> y lo revisamos.',
      ),
    ),
  ],
);

/** Everybody who writes for the health library, with their work. Names of people lead here. */
export function contributorsPage(world: World): SeedPage {
  const groups = contributorGroups(world.people);
  const everybody = groups.flatMap(({ people }) => people);
  const inCare = everybody.filter(({ provider }) => provider !== undefined).length;
  const others = everybody.length - inCare;
  const trades = listed(tradesOf(everybody));
  return page('main', {
    path: CONTRIBUTORS_PATH,
    title: t('People who write for us', 'Quiénes escriben para nosotros'),
    summary: t(
      'The doctors, nurses and writers behind our health library, and what each of them wrote.',
      'Los médicos, enfermeras y redactores de nuestra biblioteca de salud, y lo que escribió cada uno.',
    ),
    body: [
      basicHero(
        t('People who write for us', 'Quiénes escriben para nosotros'),
        t(
          'Each article in our health library says who wrote it and who checked it. All of these people are fictional, like the network itself.',
          'Cada artículo de nuestra biblioteca de salud dice quién lo escribió y quién lo revisó. Todas estas personas son ficticias, como la propia red.',
        ),
      ),
      aboutTheTexts,
      sectionHeader(
        t('Authors and reviewers', 'Autores y revisores'),
        t(
          `${inCare} doctors and other clinicians of our network, and ${others} ${trades.en}. Look for a last name.`,
          `${inCare} médicos y otros profesionales clínicos de nuestra red, y ${others} ${trades.es}. Busque por apellido.`,
        ),
      ),
      accordion(
        t('', ''),
        groups.map(({ letters, people }) => ({
          id: `names-${letters.split(' ')[0]!.toLowerCase()}`,
          label: t(`${letters} (${people.length} people)`, `${letters} (${people.length} personas)`),
          body: [inColumns(people.map(workOf))],
        })),
      ),
      slim(
        linkList(t('More', 'Más'), [
          ['/health/library', t('Search the health library', 'Buscar en la biblioteca de salud')],
          ['/find-provider', t('Find a doctor', 'Encontrar un médico')],
          ['/terms', t('Terms of use', 'Términos de uso')],
        ]),
      ),
    ],
  });
}
