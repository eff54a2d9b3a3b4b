import type { SeedPage } from '../../content/PageSeed.ts';
import { same, slugOf } from '../bilingual.ts';
import { AWARDING_BODIES_PATH } from '../entities/recognition.ts';
import type { World } from '../World.ts';
import { accordion, basicHero, linkList, list, page, rich, slim, t } from './blocks.ts';

/** Who gave our awards: each body with all it gave, for which years and to which places. Each award leads to its body. */
export const awardingBodiesPage = (world: World): SeedPage =>
  page('main', {
    path: AWARDING_BODIES_PATH,
    title: t('Who gave these awards', 'Quiénes otorgaron estos premios'),
    summary: t(
      'The bodies that have recognized our hospitals, services and people, with every award and accreditation they gave.',
      'Las entidades que han reconocido a nuestros hospitales, servicios y personas, con cada premio y acreditación.',
    ),
    body: [
      basicHero(
        t('Who gave these awards', 'Quiénes otorgaron estos premios'),
        t(
          'An award says as much as the body behind it. All of these are fictional, like the network itself.',
          'Un premio vale lo que vale quien lo otorga. Todas estas entidades son ficticias, como la propia red.',
        ),
      ),
      accordion(
        t('Awarding bodies', 'Entidades que otorgan premios'),
        world.presenters.map(({ name }) => {
          const given = world.awards.filter(({ presenter }) => presenter.name.en === name.en);
          return {
            id: slugOf(name.en),
            label: name,
            body: [
              rich(
                given.length === 0
                  ? t('No award from this body at present.', 'Por ahora, ningún premio de esta entidad.')
                  : list(
                      ...given.map(({ name: award, years, places }) => {
                        const where =
                          places.length > 0 ? ` (${places.map((place) => place.name).join(', ')})` : '';
                        return t(`${award.en}, ${years}${where}`, `${award.es}, ${years}${where}`);
                      }),
                    ),
              ),
            ],
          };
        }),
      ),
      slim(
        linkList(same(''), [
          ['/about-us/awards', t('Search all awards', 'Buscar en todos los premios')],
          ['/about-us', t('About us', 'Quiénes somos')],
        ]),
      ),
    ],
  });
