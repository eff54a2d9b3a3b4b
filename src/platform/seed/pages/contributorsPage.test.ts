import { demoEntities } from '../seedDemo.ts';
import { emptyWorld } from '../World.ts';
import type { Person, Ref } from '../World.ts';
import { CONTRIBUTORS_PATH } from '../entities/people.ts';
import { seedPages } from './seedPages.ts';
import { contributorGroups, contributorsPage } from './contributorsPage.ts';
import { withWriters, writtenPages } from './writtenPages.ts';

// The whole network is built once here, on a machine that may be busy.
jest.setTimeout(60_000);

const world = emptyWorld('2026-11-21', 1);
const entities = [...demoEntities(world)].map(({ entity }) => entity);
const groups = contributorGroups(world.people);

it('names everybody once, with what they did, by last names, a screenful behind each range of letters', () => {
  const shown = groups.flatMap(({ people }) => people);
  const idle = shown.filter(
    ({ wrote, checked, answered }) => wrote.length + checked.length + answered.length === 0,
  );
  const known = entities.filter(({ type }) => type === 'ce_person').map(({ id }) => id);
  expect(shown.length).toBeGreaterThan(150);
  expect(idle.map(({ name }) => name.en)).toEqual([]);
  expect(shown.map(({ id }) => id).sort()).toEqual(known.sort());
  expect(groups.length).toBeLessThan(25);
  expect(groups.filter(({ people }) => people.length > 20)).toEqual([]);
  const beginnings = groups.map(({ letters }) => letters.split(' – ')[0]);
  expect(beginnings).toEqual([...new Set(beginnings)].sort());
});

it('has a place for everybody, where their name leads', () => {
  const addresses = new Map(
    entities.filter(({ type }) => type === 'ce_person').map(({ id, body }) => [id, body.landingPageUrl]),
  );
  const named = new Set(
    entities.flatMap(({ body }) =>
      ((body.c_contributor ?? []) as { $ref: string }[]).map(({ $ref }) => $ref),
    ),
  );
  const page = JSON.stringify(contributorsPage(world));
  expect(named.size).toBeGreaterThan(150);
  for (const id of addresses.keys()) {
    expect([id, addresses.get(id)]).toEqual([id, `${CONTRIBUTORS_PATH}#${id}`]);
    expect([id, page.includes(`"RenderingIdentifier":"${id}"`)]).toEqual([id, true]);
  }
});

it('has a place for those whom written pages show as writers', () => {
  const page = JSON.stringify(contributorsPage(world));
  const others = JSON.stringify(seedPages(world).filter(({ path }) => path !== CONTRIBUTORS_PATH));
  const shown = new Set(others.match(/\bperson\d{3}\b/g));
  expect(shown.size).toBeGreaterThan(3);
  for (const id of shown) expect([id, page.includes(`"RenderingIdentifier":"${id}"`)]).toEqual([id, true]);
});

it('says how many are behind each range of letters', () => {
  const page = JSON.stringify(contributorsPage(world));
  for (const { letters, people } of groups) {
    expect(page).toContain(`${letters} (${people.length} people)`);
    expect(page).toContain(`${letters} (${people.length} personas)`);
  }
});

it('every article names its author and, of another person, a clinician of its field who checked it', () => {
  const known = new Map(world.people.map((person) => [person.id, person]));
  const articles = entities.filter(({ type }) => type === 'ce_sutterPage');
  expect(articles.length).toBeGreaterThan(300);
  for (const { id, body } of articles) {
    const [author, reviewer, ...others] = (body['c_contributor'] as Ref[]).map(({ $ref }) =>
      known.get($ref)!,
    );
    expect([id, others.length, author === reviewer, reviewer?.provider !== undefined]).toEqual([
      id,
      0,
      false,
      true,
    ]);
    const fields = (body['c_specialty'] as Ref[]).map(({ $ref }) => $ref);
    const practised = (person?: Person) => person?.provider?.specialties[0]?.id ?? '';
    if (fields.length === 0 || !id.startsWith('article')) continue;
    expect([id, fields.includes(practised(reviewer))]).toEqual([id, true]);
    // Who is no clinician writes about everything.
    if (author?.provider) expect([id, fields.includes(practised(author))]).toEqual([id, true]);
  }
});

it('an article that is a page of its own names its author and somebody else who checked it, too', () => {
  const own = writtenPages('main').filter(
    ({ template, path }) => template === 'HealthWellnessPage' && path.startsWith('/health/'),
  );
  expect(own.length).toBeGreaterThan(0);
  for (const one of own) {
    const placed = JSON.stringify(withWriters(world, one));
    expect([one.path, placed.includes('"Role":"Author"'), placed.includes('"Role":"Reviewer"')]).toEqual([
      one.path,
      true,
      true,
    ]);
    expect(new Set(placed.match(/\bperson\d{3}\b/g)).size).toBe(2);
  }
});

it('counts and names the trades there are, and no other', () => {
  const others = world.people.filter(({ provider }) => provider === undefined);
  const trades = new Set(others.map(({ role }) => role.en));
  const [, count, named] = / of our network, and (\d+) ([a-z ,]+)\. Look for/.exec(
    JSON.stringify(contributorsPage(world)),
  )!;
  expect(trades.size).toBeGreaterThan(3);
  expect([Number(count), named!.split(/,(?: and)? /).length]).toEqual([others.length, trades.size]);
});
