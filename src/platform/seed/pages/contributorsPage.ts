import type { SeedPage } from '../../content/PageSeed.ts';
import { CONTRIBUTORS_PATH } from '../entities/people.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Rendering } from '../Rendering.ts';
import type { Person, World } from '../World.ts';
import { accordion, basicHero, linkList, page, rich, slim, t } from './blocks.ts';

/** Most works named beside a person. */
const NAMED = 8;

const works = (title: Bilingual, list: Person['wrote']): Rendering[] =>
  list.length > 0
    ? [
        linkList(
          title,
          list.slice(0, NAMED).map(({ path, name }) => [path, name] as const),
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
        ]),
      ),
    ],
  });
