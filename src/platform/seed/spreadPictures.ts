import { isSceneName, variationOf } from '../media/art/drawScene.ts';
import type { SceneName } from '../media/art/drawScene.ts';
import { KIN, OF_ANYTHING, sceneUrl } from './subjectOf.ts';
import type { DemoEntity, Ref } from './World.ts';

/** Where the picture of a card is, by type. Cards of events show their day instead. */
const PICTURE: Readonly<Record<string, string>> = {
  ce_sutterPage: 'c_teaserImage',
  ce_askAnExpert: 'c_teaserImage',
  ce_patientStory: 'c_image',
  wp_post: 'c_featuredImage',
};
/** What lists are made by. */
const LISTED_BY = ['c_healthTopics', 'c_services', 'c_specialty'] as const;
/** So many of a list stand on the pages of all the others in it. */
const AT_THE_HEAD = 3;
/** Ids tried for a scene: enough for each light on more than one land. */
const TRIES = 6;
/** The clipboard and what is kin to it say of nothing what it is about. */
const VAGUE: ReadonlySet<SceneName> = new Set(['visit', 'calendar', 'folder']);
/** As far as a scene that fits anything is from every subject: nearer than two neighbours alike. */
const LAST = 40;
/** How much more what is written by hand keeps to its own subject: the others make way. */
const FIRM = 12;
/** The first round knows only what stands before, the others both sides. */
const ROUNDS = 6;

/** What is seen first: two cards that share both are one picture. */
export interface Look {
  scene: SceneName;
  light: string;
}

/** The scene on a card and how it is lit; undefined where it shows a place or a person. */
export function lookOf(entity: DemoEntity): Look | undefined {
  const { url = '' } = (entity.body[PICTURE[entity.type] ?? ''] ?? {}) as { url?: string };
  const [, scene = '', id = ''] = /\/art\/scene\/([^/]+)\/([^/]+)\.svg$/.exec(url) ?? [];
  return isSceneName(scene) ? { scene, light: variationOf(scene, id).light } : undefined;
}

/** What stands together in lists: each type alone, and these. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  articles: ['ce_sutterPage', 'ce_askAnExpert'],
  reading: ['ce_sutterPage', 'ce_askAnExpert', 'wp_post'],
  library: ['ce_sutterPage', 'ce_askAnExpert', 'wp_post', 'ce_patientStory'],
};

/** The lists an entity stands in: all of its type and of what stands with it, and by what it is about the same. */
export function listsOf({ type, body }: DemoEntity): string[] {
  const topics = LISTED_BY.flatMap((field) => ((body[field] ?? []) as Ref[]).map(({ $ref }) => $ref));
  const kinds = [type, ...Object.keys(TOGETHER).filter((kind) => TOGETHER[kind]!.includes(type))];
  return [...kinds, ...topics.flatMap((topic) => kinds.map((kind) => `${kind} of ${topic}`))];
}

const dayOf = ({ body }: DemoEntity): string =>
  String(body['c_publishedDate'] ?? body['c_startDateTime'] ?? '');

/** As lists show them: the newest first. */
export const inOrder = (entities: readonly DemoEntity[]): DemoEntity[] =>
  [...entities].sort((a, b) => dayOf(b).localeCompare(dayOf(a)) || a.id.localeCompare(b.id));

/** Entities in each list they stand in, as it shows them. */
export function listed(entities: readonly DemoEntity[]): Map<string, DemoEntity[]> {
  const lists = new Map<string, DemoEntity[]>();
  for (const entity of inOrder(entities))
    for (const name of new Set(listsOf(entity))) lists.set(name, [...(lists.get(name) ?? []), entity]);
  return lists;
}

/** An article with what its page shows next, the newest on its topics: all of them are seen at once. */
export function seenTogether(entities: readonly DemoEntity[]): DemoEntity[][] {
  const topicsOf = ({ body }: DemoEntity) =>
    ((body['c_healthTopics'] ?? []) as Ref[]).map(({ $ref }) => $ref);
  const lists = new Map<string, DemoEntity[]>();
  const place = new Map<DemoEntity, number>();
  for (const [at, entity] of inOrder(entities).entries()) {
    place.set(entity, at);
    if (!TOGETHER['reading']!.includes(entity.type)) continue;
    for (const topic of topicsOf(entity)) lists.set(topic, [...(lists.get(topic) ?? []), entity]);
  }
  return entities
    .filter(({ type }) => type === 'ce_sutterPage')
    .map((page) => {
      const others = new Set(topicsOf(page).flatMap((topic) => lists.get(topic) ?? []));
      others.delete(page);
      const newest = [...others].sort((a, b) => place.get(a)! - place.get(b)!);
      return [page, ...newest.slice(0, AT_THE_HEAD)];
    });
}

/**
 * The entities with pictures that differ from those they stand beside, in the lists by topic, service and specialty and on
 * the page of each other: the scene of something else they are about, or one of the same meaning (`KIN`); where none of these is left,
 * the same in another light, rather than a picture of another topic.
 */
export function spreadPictures(entities: readonly DemoEntity[]): DemoEntity[] {
  const lists = listed(entities);
  const places = new Map(entities.map((entity) => [entity, placesOf(entity, lists)]));
  for (const group of seenTogether(entities))
    for (const entity of group) places.get(entity)!.beside.push(...group.filter((one) => one !== entity));
  const chosen = new Map<DemoEntity, Choice>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const entity of round % 2 ? inOrder(entities).reverse() : inOrder(entities)) {
      const own = lookOf(entity);
      if (own) chosen.set(entity, closest(own.scene, entity, places.get(entity)!, chosen));
    }
  return entities.map((entity) => {
    const choice = chosen.get(entity);
    return choice ? withPicture(entity, sceneUrl(choice.scene, choice.id)) : entity;
  });
}

interface Choice extends Look {
  id: string;
}

/** Those beside an entity in its lists, those one further, and those its lists begin with. */
interface Places {
  beside: DemoEntity[];
  near: DemoEntity[];
  heads: DemoEntity[];
}

function placesOf(entity: DemoEntity, lists: ReadonlyMap<string, readonly DemoEntity[]>): Places {
  const mine = [...new Set(listsOf(entity))].map((name) => {
    const list = lists.get(name)!;
    return { list, at: list.indexOf(entity) };
  });
  const apart = (by: number) =>
    mine.flatMap(({ list, at }) => [list[at - by], list[at + by]].filter((one) => one !== undefined));
  const heads = mine.flatMap(({ list }) => list.slice(0, AT_THE_HEAD)).filter((one) => one !== entity);
  return { beside: apart(1), near: apart(2), heads };
}

function withPicture(entity: DemoEntity, url: string): DemoEntity {
  const field = PICTURE[entity.type]!;
  return { ...entity, body: { ...entity.body, [field]: { ...(entity.body[field] as object), url } } };
}

/** What may be shown, with how far it is from the subject; for what has more than the clipboard, nothing that fits anything. */
function scenesFor(subject: SceneName, entity: DemoEntity): { scene: SceneName; far: number }[] {
  if (entity.hasChosenScene) return [{ scene: subject, far: 0 }];
  const told = [subject, ...(entity.scenes ?? [])];
  const own = [...new Set([...told, ...told.flatMap((scene) => KIN[scene] ?? [])])];
  const others = own.every((scene) => VAGUE.has(scene)) ? OF_ANYTHING : [];
  return [
    ...own.map((scene, far) => ({ scene, far })),
    ...others.filter((scene) => !own.includes(scene)).map((scene) => ({ scene, far: LAST })),
  ];
}

function closest(
  subject: SceneName,
  entity: DemoEntity,
  { beside, near, heads }: Places,
  chosen: ReadonlyMap<DemoEntity, Choice>,
): Choice {
  const alike = (look: Look, others: readonly DemoEntity[], scene: number, both: number) =>
    others.reduce((sum, one) => {
      const other = chosen.get(one);
      if (one === entity || other?.scene !== look.scene) return sum;
      return sum + (other.light === look.light ? both : scene);
    }, 0);
  const scenes = scenesFor(subject, entity);
  const tried = scenes.flatMap(({ scene, far }) =>
    Array.from({ length: TRIES }, (_, at) => {
      const id = `${entity.id}-${at + 1}`;
      const look = { scene, light: variationOf(scene, id).light };
      const cost =
        far * (entity.isFirm ? FIRM : 1) +
        alike(look, beside, 14, 60) +
        alike(look, near, 5, 12) +
        alike(look, heads, 3, 40);
      return { choice: { ...look, id }, cost };
    }),
  );
  return tried.reduce((best, one) => (one.cost < best.cost ? one : best)).choice;
}
