import type { SeedPage } from '../../content/PageSeed.ts';
import type { World } from '../World.ts';
import { appPages } from './appPages.ts';
import { awardingBodiesPage } from './awardingBodiesPage.ts';
import { comparePage } from './comparePage.ts';
import { contributorsPage } from './contributorsPage.ts';
import { healthPlanPages } from './healthPlanPages.ts';
import { planPages } from './planPages.ts';
import { priceFilesPage } from './priceFilesPage.ts';
import { providerPages } from './providerPage.ts';
import { researchPages } from './researchPages.ts';
import { searchPages } from './searchPages.ts';
import { storyPages } from './storyPages.ts';
import { taxonomyPages } from './servicePages.ts';
import { wildcardPages } from './wildcardPages.ts';
import { withWriters, writtenPages } from './writtenPages.ts';

/** All pages of the two demo sites; those of services and regions follow the world's taxonomy. */
export const seedPages = (world: World): SeedPage[] => [
  ...appPages,
  ...searchPages,
  ...storyPages,
  ...providerPages,
  ...healthPlanPages,
  ...researchPages,
  comparePage,
  awardingBodiesPage(world),
  contributorsPage(world),
  priceFilesPage(world),
  ...writtenPages('main').map((page) => withWriters(world, page)),
  ...taxonomyPages(world),
  ...wildcardPages,
  ...planPages,
];
