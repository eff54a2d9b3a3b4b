import type { SeedPage } from '../../content/PageSeed.ts';
import { CONTRIBUTORS_PATH } from '../entities/people.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Rendering } from '../Rendering.ts';
import type { Person, World } from '../World.ts';
import { accordion, basicHero, columns, linkList, list, page, rich, richBlock, slim, t } from './blocks.ts';

/** Most works named beside a person. */
const NAMED = 8;

const works = (title: Bilingual, all: Person['wrote']): Rendering[] =>
  all.length > 0
    ? [
        linkList(
          title,
          all.slice(0, NAMED).map(({ path, name }) => [path, name] as const),
        ),
      ]
    : [];

const nothingYet = t(
  'Nothing is published under this name yet.',
  'Todavía no hay nada publicado con este nombre.',
);

/** As a reader looks for a name: by the last one, without degrees. */
const lastName = ({ name }: Person): string => name.en.split(',')[0]!.split(' ').at(-1)!;
const byLastName = (one: Person, other: Person): number =>
  lastName(one).localeCompare(lastName(other), 'en') || one.name.en.localeCompare(other.name.en, 'en');

/** Everybody who writes for the health library, with their work. Names of people lead here. */
export const contributorsPage = (world: World): SeedPage =>
  page('main', {
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
      columns(
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
      ),
      accordion(
        t('Authors and reviewers', 'Autores y revisores'),
        [...world.people].sort(byLastName).map(({ id, name, role, wrote, checked }) => ({
          id,
          label: t(`${name.en} · ${role.en}`, `${name.es} · ${role.es}`),
          body: [
            ...(wrote.length + checked.length > 0 ? [] : [rich(nothingYet)]),
            ...works(t('Has written', 'Ha escrito'), wrote),
            ...works(t('Has checked', 'Ha revisado'), checked),
          ],
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
