import { putPage, putShell } from '../content/putPage.ts';
import { redirectsOf, saveRedirects } from '../content/siteSettings.ts';
import { kindsOf, saveKinds } from '../flow/kinds.ts';
import { PRICE_FILES } from '../standIns/priceFilesModule.ts';
import type { SeedPage } from '../content/PageSeed.ts';
import type { EntityInput, Store } from '../store/Store.ts';
import { inLocale } from './bilingual.ts';
import { buildVolunteering } from './entities/community.ts';
import { buildEvents } from './entities/events.ts';
import { buildLibrary } from './entities/library.ts';
import { buildNetwork } from './entities/network.ts';
import { buildPeople } from './entities/people.ts';
import { buildPlanFacilities } from './entities/planFacilities.ts';
import { buildPlanProviders, buildPlans, preparePlans } from './entities/plans.ts';
import { priceFiles } from './entities/prices.ts';
import { buildProviders } from './entities/providers.ts';
import { buildAwards, buildResources, prepareAwards, prepareResources } from './entities/recognition.ts';
import { buildResearch, prepareResearch } from './entities/research.ts';
import { buildServices, buildTaxonomy, buildTopics } from './entities/taxonomy.ts';
import { entityPage } from './pages/entityPages.ts';
import { seedPages } from './pages/seedPages.ts';
import { seedKinds } from './pages/seedKinds.ts';
import { seedRedirects } from './pages/seedRedirects.ts';
import { seedShells } from './pages/shells.ts';
import { createRandom } from './random.ts';
import { emptyWorld } from './World.ts';
import type { DemoEntity, World } from './World.ts';

export interface SeedOptions {
  /** One line per step, as it ends. */
  log: (line: string) => void;
  /** 1 for the whole network; less for tests (some things have a smallest number). */
  scale?: number;
  /** The day events and holidays are counted from, `yyyy-MM-dd`. */
  today: string;
}

export interface SeedStep {
  name: string;
  created: number;
  updated: number;
  unchanged: number;
  milliseconds: number;
}

export interface SeedReport {
  steps: SeedStep[];
  /** Pages and shells of the two sites, and how many of them were new or other than before. */
  pages: { count: number; changed: number };
  /** Entities by type, each counted once whatever its languages. */
  counts: Record<string, number>;
  milliseconds: number;
}

/** Rows written in one transaction: large enough to be fast, small enough to stay out of memory's way. */
const CHUNK = 1000;

/** Pages written in one transaction: each commit waits for the disk, and nobody else writes meanwhile. */
const PAGES_AT_ONCE = 25;

/** The steps in the order in which they link to each other. */
const STEPS: readonly [name: string, build: (world: World) => Iterable<DemoEntity>][] = [
  ['specialties, conditions, procedures, languages', buildTaxonomy],
  ['resources', buildResources],
  ['health topics', buildTopics],
  ['facilities and offices', buildNetwork],
  ['health plans and affiliates', buildPlans],
  ['providers', buildProviders],
  ['providers of the health plan', buildPlanProviders],
  ['facilities of the health plan', buildPlanFacilities],
  ['services', buildServices],
  ['articles, news, stories and answers', buildLibrary],
  ['people', buildPeople],
  ['research', buildResearch],
  ['events', buildEvents],
  ['volunteering', buildVolunteering],
  ['awards', buildAwards],
];

/** Every entity of the demo network, in order, without writing anything. */
export function* demoEntities(world: World): Generator<{ step: string; entity: DemoEntity }> {
  prepareAwards(world);
  prepareResources(world);
  preparePlans(world);
  prepareResearch(world);
  for (const [step, build] of STEPS) {
    for (const entity of build(world)) yield { step, entity };
  }
}

function* records(entity: DemoEntity): Generator<EntityInput> {
  const locales = entity.languages === 'both' ? (['en', 'es'] as const) : (['en'] as const);
  for (const locale of locales) {
    yield {
      id: entity.id,
      type: entity.type,
      locale,
      body: inLocale(entity.body, locale) as Record<string, unknown>,
    };
  }
}

const WAITING = ['Urgent Care', 'Emergency Room', 'Walk-In Care'];

/** Places where people wait without an appointment, with how many do at the busiest hour; a few have no feed. */
function waitSources(world: World): Map<string, number> {
  const sources = new Map<string, number>();
  for (const site of world.facilities) {
    const random = createRandom(`${site.id}-waits`);
    if (!site.types.some((type) => WAITING.includes(type)) || random.chance(0.06)) continue;
    sources.set(site.id, random.int(4, site.types.includes('Emergency Room') ? 28 : 16));
  }
  return sources;
}

/**
 * Writes the demo network "Meridian Health" with its health plan "Meridian Plan" into the store. The same `today`
 * and `scale` give the same entities, so that a second run changes nothing.
 */
export function seedDemo(store: Store, { log, scale = 1, today }: SeedOptions): SeedReport {
  const started = performance.now();
  const world = emptyWorld(today, scale);
  const steps: SeedStep[] = [];
  const counts: Record<string, number> = {};
  const ownPages: SeedPage[] = [];
  let chunk: EntityInput[] = [];
  let current: SeedStep | undefined;
  let stepStarted = started;

  const flush = () => {
    if (chunk.length === 0 || current === undefined) return;
    const outcome = store.entities.put(chunk);
    current.created += outcome.created;
    current.updated += outcome.updated;
    current.unchanged += outcome.unchanged;
    chunk = [];
  };
  const finish = () => {
    flush();
    if (current === undefined) return;
    current.milliseconds = Math.round(performance.now() - stepStarted);
    const { name, created, updated, unchanged, milliseconds } = current;
    log(
      `${name}: ${created} created, ${updated} updated, ${unchanged} unchanged (${(milliseconds / 1000).toFixed(1)} s)`,
    );
  };

  for (const { step, entity } of demoEntities(world)) {
    if (current?.name !== step) {
      finish();
      current = { name: step, created: 0, updated: 0, unchanged: 0, milliseconds: 0 };
      steps.push(current);
      stepStarted = performance.now();
    }
    counts[entity.type] = (counts[entity.type] ?? 0) + 1;
    chunk.push(...records(entity));
    const own = entityPage(world, entity);
    if (own) ownPages.push(own);
    if (chunk.length >= CHUNK) flush();
  }
  finish();

  store.transaction(() => {
    for (const [id, reputation] of world.reputations) store.facts.put('reputation', id, reputation);
    for (const [id, busy] of waitSources(world)) store.facts.put('waits', id, { busy });
    for (const { file, hospital, body } of priceFiles(world))
      store.facts.put(PRICE_FILES, file, { hospital, body });
  });
  log(`feeds: ${world.reputations.size} ratings, ${waitSources(world).size} places with wait times`);
  const pages = { count: 0, changed: 0 };
  const pagesStarted = performance.now();
  for (const site of ['main', 'plan'] as const) {
    // What editors made of it since is left alone.
    if (redirectsOf(store, site).length === 0) saveRedirects(store, site, seedRedirects[site]);
  }
  if (kindsOf(store).length === 0) saveKinds(store, seedKinds);
  const puts = [
    ...seedShells.map((shell) => () => putShell(store, shell)),
    ...[...seedPages(world), ...ownPages].map((page) => () => putPage(store, page)),
  ];
  while (puts.length > 0)
    store.transaction(() => {
      for (const put of puts.splice(0, PAGES_AT_ONCE)) {
        pages.count += 1;
        if (put().changed) pages.changed += 1;
      }
    });
  log(
    `pages: ${pages.count}, of which ${pages.changed} new or changed (${((performance.now() - pagesStarted) / 1000).toFixed(1)} s)`,
  );
  return { steps, pages, counts, milliseconds: Math.round(performance.now() - started) };
}
