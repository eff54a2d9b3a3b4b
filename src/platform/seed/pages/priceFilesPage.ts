import type { SeedPage } from '../../content/PageSeed.ts';
import { same } from '../bilingual.ts';
import { priceFiles } from '../entities/prices.ts';
import type { World } from '../World.ts';
import { basicHero, linkList, page, rich, slim, t } from './blocks.ts';

/** The page that leads to the price file of each hospital, as the federal rule asks for one. */
export const priceFilesPage = (world: World): SeedPage =>
  page('main', {
    path: '/patients/price-files',
    title: t('Price files of our hospitals', 'Archivos de precios de nuestros hospitales'),
    summary: t(
      'The standard charges of each hospital in a file that computers read, and what the file is good for.',
      'Los precios de cada hospital en un archivo para computadoras, y para qué sirve.',
    ),
    body: [
      basicHero(
        t('Price files of our hospitals', 'Archivos de precios de nuestros hospitales'),
        t(
          'Every hospital in the United States publishes its standard charges in a file that computers read.',
          'Todos los hospitales de Estados Unidos publican sus precios en un archivo que leen las computadoras.',
        ),
      ),
      slim(
        rich(
          t(
            'The files list what a hospital charges and what health plans pay; they do not say what you will pay. For that, <a href="/patients/prices">ask for an estimate</a>.',
            'Los archivos dicen cuánto cobra un hospital y cuánto pagan los planes de salud; no dicen cuánto pagará usted. Para eso, <a href="/patients/prices">pida una estimación</a>.',
          ),
          t(
            'The hospitals of this demonstration are fictional, and so are their prices.',
            'Los hospitales de esta demostración son ficticios, y sus precios también.',
          ),
        ),
        linkList(
          t('Files by hospital', 'Archivos por hospital'),
          priceFiles(world)
            .sort((one, other) => one.hospital.localeCompare(other.hospital, 'en'))
            .map(({ hospital, file }) => [`/-/demo/prices/${file}`, same(`${hospital} (JSON)`)] as const),
        ),
        linkList(t('More', 'Más'), [
          [
            '/price-transparency.txt',
            t('List of these files for computers', 'Lista de estos archivos para computadoras'),
          ],
          ['/patients/financial-help', t('Financial help', 'Ayuda económica')],
        ]),
      ),
    ],
  });
