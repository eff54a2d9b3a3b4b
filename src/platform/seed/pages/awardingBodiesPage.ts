import type { SeedPage } from '../../content/PageSeed.ts';
import { fill, same, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { AWARDING_BODIES_PATH, honorsOf } from '../entities/recognition.ts';
import type { Honor } from '../entities/recognition.ts';
import type { Rendering } from '../Rendering.ts';
import type { Named, World } from '../World.ts';
import {
  anchored,
  basicHero,
  columns,
  jumpLinks,
  linkList,
  list,
  page,
  richBlock,
  slim,
  t,
} from './blocks.ts';

/** Who gave our awards: each body with what it honors, for which years and at which places. Each award leads to its body. */
export function awardingBodiesPage(world: World): SeedPage {
  const title = t('Who gave these awards', 'Quiénes otorgaron estos premios');
  return page('main', {
    path: AWARDING_BODIES_PATH,
    title,
    summary: t(
      'The bodies that have recognized our hospitals, services and people, with every award and accreditation they gave.',
      'Las entidades que han reconocido a nuestros hospitales, servicios y personas, con cada premio y acreditación.',
    ),
    body: [
      basicHero(
        title,
        t(
          'An award says as much as the body behind it. All of these are fictional, like the network itself.',
          'Un premio vale lo que vale quien lo otorga. Todas estas entidades son ficticias, como la propia red.',
        ),
      ),
      jumpLinks(
        world.presenters.map(({ name }) => [slugOf(name.en), name] as const),
        { Look: 'List' },
      ),
      ...pairs(world.presenters.map((presenter) => bodyOf(presenter, honorsOf(world, presenter)))),
      slim(
        linkList(same(''), [
          ['/about-us/awards', t('Search all awards', 'Buscar en todos los premios')],
          ['/about-us', t('About us', 'Quiénes somos')],
        ]),
      ),
    ],
  });
}

/** Two and two beside each other: all is read without opening anything. */
const pairs = (blocks: readonly Rendering[]): Rendering[] =>
  blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    return index % 2 === 1 ? [] : [next ? columns([block], [next]) : block];
  });

const bodyOf = ({ name }: Named, honors: readonly Honor[]): Rendering =>
  anchored(
    slugOf(name.en),
    richBlock(
      name,
      ...(honors.length === 0
        ? [t('No award from this body at present.', 'Por ahora, ningún premio de esta entidad.')]
        : honors.flatMap((honor) => [
            fill(same('<h3>{name}</h3>'), { name: honor.name }),
            honor.short,
            list(...honor.given.map(inRegion)),
          ])),
    ),
  );

/** A region with the years, and the places that have it or, of an award that only people have there, that people do. */
function inRegion({ region, award: { years, places } }: Honor['given'][number]): Bilingual {
  const who =
    places.length > 0
      ? same(places.map(({ name }) => name).join(', '))
      : t('people who work there', 'personas que trabajan ahí');
  return fill(t(`{region}, {years}: ${who.en}`, `{region}, {years}: ${who.es}`), { region, years });
}
