import type { SeedPage } from '../../content/PageSeed.ts';
import { CONTRIBUTORS_PATH } from '../entities/people.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Rendering } from '../Rendering.ts';
import type { Person, World } from '../World.ts';
import {
  accordion,
  anchored,
  basicHero,
  columns,
  linkItems,
  linkList,
  list,
  page,
  place,
  rich,
  richBlock,
  sectionHeader,
  slim,
  t,
} from './blocks.ts';

/** Most people behind one range of letters. */
const TOGETHER = 30;

/** A name without degrees, as a reader looks for it: by the last one. */
const lastName = ({ name }: Person): string => name.en.split(',')[0]!.split(' ').at(-1)!;
const letterOf = (person: Person): string => lastName(person)[0]!.toUpperCase();
const byLastName = (one: Person, other: Person): number =>
  lastName(one).localeCompare(lastName(other), 'en') || one.name.en.localeCompare(other.name.en, 'en');

const hasWork = ({ wrote, checked, answered }: Person): boolean =>
  wrote.length + checked.length + answered.length > 0;

/** Those with work to show, under ranges of the letters their last names begin with: A – B, C – D and so on. */
export function contributorGroups(people: readonly Person[]): { letters: string; people: Person[] }[] {
  const atWork = people.filter(hasWork);
  const groups: Person[][] = [];
  for (const letter of new Set(atWork.map(letterOf).sort())) {
    const those = atWork.filter((person) => letterOf(person) === letter).sort(byLastName);
    const last = groups.at(-1);
    if (last && last.length + those.length <= TOGETHER) last.push(...those);
    else groups.push(those);
  }
  return groups.map((group) => ({
    letters: [...new Set([letterOf(group[0]!), letterOf(group.at(-1)!)])].join(' – '),
    people: group,
  }));
}

/** Name and what they practise. */
const titleOf = ({ name, role }: Person): Bilingual =>
  t(`${name.en} · ${role.en}`, `${name.es} · ${role.es}`);

const workOf = (person: Person): Rendering =>
  anchored(
    person.id,
    place(
      'LinkList',
      { Title: titleOf(person) },
      {
        params: { HeadingLevel: '3' },
        items: linkItems([
          ...named(t('Wrote', 'Escribió'), person.wrote),
          ...named(t('Checked', 'Revisó'), person.checked),
          ...named(t('Answered', 'Respondió'), person.answered),
        ]),
      },
    ),
  );

/** Those whose first text is still to come: their address leads here, too. */
function beginners(people: readonly Person[]): Parameters<typeof accordion>[1] {
  const all = people.filter((person) => !hasWork(person)).sort(byLastName);
  if (all.length === 0) return [];
  return [
    {
      id: 'names-new',
      label: t(
        `Nothing published yet (${all.length} people)`,
        `Aún sin publicaciones (${all.length} personas)`,
      ),
      body: all.map((person) => anchored(person.id, rich(titleOf(person)))),
    },
  ];
}

const named = (did: Bilingual, works: Person['wrote']) =>
  works.map(({ path, name }) => [path, t(`${did.en}: ${name.en}`, `${did.es}: ${name.es}`)] as const);

const aboutTheTexts: Rendering = columns(
  [
    richBlock(
      t('How a text is made', 'Cómo se hace un texto'),
      list(
        t(
          'It begins with public sources, such as national institutes and societies of doctors. Each article names them at its end.',
          'Comienza con fuentes públicas, como institutos nacionales y sociedades médicas. Cada artículo las nombra al final.',
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
        '<strong>Los autores</strong> escriben. <strong>Los revisores</strong> lo leen otra vez: otra persona, que trabaja en ese tema.',
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
          'Everything in our health library has a name to it. All of them are fictional, like the network itself.',
          'Todo en nuestra biblioteca de salud lleva un nombre. Todos son ficticios, como la propia red.',
        ),
      ),
      aboutTheTexts,
      sectionHeader(
        t('Authors and reviewers', 'Autores y revisores'),
        t(
          `${inCare} doctors and other clinicians of our network, and ${others} pharmacists, nurses, dietitians and writers. Look for a last name.`,
          `${inCare} médicos y otros profesionales clínicos de nuestra red, y ${others} farmacéuticos, enfermeras, dietistas y redactores. Busque por apellido.`,
        ),
      ),
      accordion(t('', ''), [
        ...groups.map(({ letters, people }) => ({
          id: `names-${letters.at(0)!.toLowerCase()}`,
          label: t(`${letters} (${people.length} people)`, `${letters} (${people.length} personas)`),
          body: people.map(workOf),
        })),
        ...beginners(world.people),
      ]),
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
