import { isSceneName } from '../media/art/drawScene.ts';
import { isRoomName } from '../media/art/rooms.ts';
import { drawArt } from '../media/drawArt.ts';
import { isBilingual, slugOf } from './bilingual.ts';
import type { Bilingual } from './bilingual.ts';
import { buildVolunteering } from './entities/community.ts';
import { buildEvents } from './entities/events.ts';
import { seedPages } from './pages/seedPages.ts';
import { entityPage } from './pages/entityPages.ts';
import { demoEntities } from './seedDemo.ts';
import { listed, lookOf, seenTogether } from './spreadPictures.ts';
import type { Look } from './spreadPictures.ts';
import { OF_ANYTHING, SUBJECTS, hasSubject, seenIn, subjectOf } from './subjectOf.ts';
import { readTexts } from './readTexts.ts';
import { ROOM_SLIDES } from './text/roomSlides.ts';
import { emptyWorld } from './World.ts';
import type { DemoEntity } from './World.ts';
import { z } from 'zod';

jest.setTimeout(60_000);

const world = emptyWorld('2026-11-21', 0.25);
const made: DemoEntity[] = [...demoEntities(world)].map(({ entity }) => entity);
const pages = [...seedPages(world), ...made.flatMap((entity) => entityPage(world, entity) ?? [])];

interface Shown {
  url: string;
  alt: unknown;
}

/** Every drawing in a value with its words, as entities and as pages have them. */
function drawings(value: unknown): Shown[] {
  if (value === null || typeof value !== 'object') return [];
  const own = value as Record<string, unknown>;
  const url = own['url'] ?? own['src'];
  const isDrawing = typeof url === 'string' && url.startsWith('/-/media/art/');
  return [
    ...(isDrawing ? [{ url, alt: own['alternateText'] ?? own['alt'] }] : []),
    ...Object.values(own).flatMap(drawings),
  ];
}
const shown = [...made.flatMap(({ body }) => drawings(body)), ...drawings(pages)];

/** The parts of an address below `art/`. */
const partsOf = (url: string) =>
  url
    .replace('/-/media/art/', '')
    .replace(/\.svg$/, '')
    .split('/');

describe('a picture', () => {
  it('is drawn as what its address names', () => {
    expect(shown.length).toBeGreaterThan(300);
    for (const { url } of shown) {
      const [kind = '', name = ''] = partsOf(url);
      if (kind === 'scene') expect([url, isSceneName(name)]).toEqual([url, true]);
      if (kind === 'room') expect([url, isRoomName(name)]).toEqual([url, true]);
    }
  });

  it('is no landscape in the place of a subject', () => {
    const kinds = new Set(shown.map(({ url }) => partsOf(url)[0]));
    for (const old of [
      'article',
      'news',
      'event',
      'service',
      'story',
      'research',
      'volunteer',
      'care',
      'promo',
      'plan',
    ])
      expect([old, kinds.has(old)]).toEqual([old, false]);
  });

  it('of news is a subject, which cards of news show, too', () => {
    const news = made.filter(({ type }) => type === 'wp_post');
    expect(news.length).toBeGreaterThan(5);
    expect(news.filter((one) => lookOf(one) === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('beside what is written of a topic is of that topic, and nothing that fits anything', () => {
    const TELLING: readonly (readonly [name: RegExp, scenes: readonly string[]])[] = [
      [/diabetes|baker|sugar/i, ['diabetes', 'tubes', 'plate', 'pillbox', 'pharmacy', 'shoe', 'pot', 'eyes']],
      [/asthma|tide pools|smoke/i, ['inhaler', 'lungs', 'house']],
      [/hands|wrist|carpal|trigger|rheumatoid|pupusa/i, ['hand', 'rehab', 'soap']],
      [/fever/i, ['thermometer', 'babyclothes']],
      [/childhood vaccines/i, ['syringe', 'children', 'blocks']],
      [/vaccine|flu shot/i, ['syringe', 'vaccines']],
      [/safe sleep|baby sleep/i, ['newborn', 'babyclothes']],
      [/swimming/i, ['swim']],
      [/plantar|bunion|ankle sprain/i, ['shoe']],
      [/tin dish/i, ['house']],
      [/driving|car seats/i, ['van']],
      [/menopause|hot flash/i, ['women', 'talk']],
      [/sleep apnea|sleeping|breathing in his sleep/i, ['sleep', 'clock']],
    ];
    const kinds = ['ce_sutterPage', 'ce_askAnExpert', 'ce_patientStory'];
    const told = made
      .filter(({ type }) => kinds.includes(type))
      .flatMap((entity) => {
        const name = (entity.body['name'] as Bilingual).en;
        const [, scenes] = TELLING.find(([words]) => words.test(name)) ?? [];
        return scenes ? [{ name, scenes, at: lookOf(entity)!.scene }] : [];
      });
    expect(told.length).toBeGreaterThan(20);
    expect(
      told.filter(({ scenes, at }) => !scenes.includes(at)).map(({ name, at }) => `${name}: ${at}`),
    ).toEqual([]);
  });

  it('of a class is what one does there, and no filler that its neighbours asked for', () => {
    const classes = made.filter(({ type }) => type === 'ce_seatRobotEvent');
    const scenes = Map.groupBy(classes, ({ body }) => JSON.stringify(body['c_teaserText']));
    expect(scenes.size).toBeGreaterThan(10);
    for (const [name, dates] of scenes) {
      const shownThere = new Set(dates.map(({ body }) => partsOf(drawings(body)[0]!.url)[1]));
      expect([name, shownThere.size]).toEqual([name, 1]);
    }
  });

  /** What a name of a class or a role speaks of, and what may show it. */
  const TOLD: readonly (readonly [name: RegExp, scenes: readonly string[]])[] = [
    [/garden/i, ['garden']],
    [/cooking|food/i, ['pot', 'food', 'plate']],
    [/walk/i, ['shoe']],
    [/yoga|mindful/i, ['yoga']],
    [/vaccine/i, ['syringe', 'vaccines']],
    [/hearing/i, ['headphones', 'ears']],
    [/mammogram/i, ['imaging']],
    [/sleep/i, ['clock', 'sleep']],
    [/bill/i, ['bills']],
    [/gift/i, ['gift']],
    [/book|story/i, ['book']],
    [/\bdog\b/i, ['dog']],
    [/\bcart$/i, ['cart', 'book']],
    [/musician/i, ['music']],
    [/\bride\b/i, ['van']],
  ];

  it.each(['ce_seatRobotEvent', 'ce_volunteerOpportunity'])('of %s is what its name speaks of', (type) => {
    const whole = { ...world, scale: 1 };
    const build = type === 'ce_seatRobotEvent' ? buildEvents : buildVolunteering;
    const named = [...build(whole)].flatMap(({ body }) => {
      const name = (body['name'] as Bilingual).en.replace(/, [^,]*$/, '');
      const [, scenes] = TOLD.find(([words]) => words.test(name)) ?? [];
      return scenes ? [{ name, scenes, at: partsOf(drawings(body)[0]!.url)[1] ?? '' }] : [];
    });
    expect(new Set(named.map(({ name }) => name)).size).toBeGreaterThan(3);
    expect(
      named.filter(({ scenes, at }) => !scenes.includes(at)).map(({ name, at }) => `${name}: ${at}`),
    ).toEqual([]);
  });

  it('has no words where a title says the same, and says what a room shows, and that it is drawn, in both languages', () => {
    for (const { url, alt } of shown) {
      const [kind] = partsOf(url);
      if (kind === 'scene') expect([url, alt]).toEqual([url, '']);
      if (kind !== 'room') continue;
      expect([url, isBilingual(alt)]).toEqual([url, true]);
      expect((alt as Bilingual).en).toMatch(/^Drawing of an? /);
      expect((alt as Bilingual).es).toMatch(/^Dibujo de(?:l| una?) /);
    }
  });
});

describe('a film on a page', () => {
  /** All fields of renderings and of their items. */
  const fieldsIn = (value: unknown): Record<string, unknown>[] => {
    if (value === null || typeof value !== 'object') return [];
    const { fields } = value as { fields?: Record<string, unknown> };
    return [...(fields ? [fields] : []), ...Object.values(value).flatMap(fieldsIn)];
  };
  /** The hero with a silent film shows that one. */
  const films = fieldsIn(pages).filter(
    (fields) =>
      (fields['YoutubeVideoId'] || fields['BrightcoveVideoId'] || fields['VideoId']) &&
      !fields['LoopVideoId'],
  );

  it('is shown by the scene of its topic until it plays', () => {
    expect(films.length).toBeGreaterThan(6);
    const without = films.filter((fields) => !/\/art\/scene\//.test(drawings(fields['Image'])[0]?.url ?? ''));
    expect(without).toEqual([]);
  });
});

describe('a gallery', () => {
  const slides = made.flatMap(
    ({ body }) =>
      (body['c_mediaGallery'] ?? []) as {
        photo?: { url: string; alternateText: Bilingual };
        richDescription: Bilingual;
      }[],
  );
  const photos = slides.flatMap(({ photo, richDescription }) =>
    photo ? [{ ...photo, richDescription }] : [],
  );

  it('shows below each caption the room that it names', () => {
    expect(photos.length).toBeGreaterThan(10);
    for (const { url, alternateText, richDescription } of photos) {
      const room = partsOf(url)[1] as keyof typeof ROOM_SLIDES;
      expect(alternateText).toEqual(ROOM_SLIDES[room].alt);
      expect(richDescription.en).toBe(`<p>${ROOM_SLIDES[room].caption.en}</p>`);
      expect(richDescription.en).toContain('(drawing)');
      expect(richDescription.es).toContain('(dibujo)');
    }
  });

  it('shows no room twice', () => {
    for (const { body } of made) {
      const urls = drawings(body['c_mediaGallery']).map(({ url }) => url);
      expect(new Set(urls).size).toBe(urls.length);
    }
  });
});

describe('the table of subjects', () => {
  const rows = Object.entries(SUBJECTS).flatMap(([scene, names]) =>
    names.split(/;\s*/).map((name) => [name.trim(), scene] as const),
  );
  const names = rows.map(([name]) => name);
  const events = readTexts(
    'events.json',
    z.array(z.looseObject({ title: z.object({ en: z.string() }), topics: z.array(z.string()) })),
  );
  const { roles } = readTexts(
    'community.json',
    z.looseObject({
      roles: z.array(
        z.object({ name: z.object({ en: z.string() }), department: z.object({ en: z.string() }) }),
      ),
    }),
  );
  const { shpServices: planServices } = readTexts(
    'plans.json',
    z.looseObject({ shpServices: z.array(z.object({ en: z.string() })) }),
  );
  const reasons = world.specialties.flatMap((specialty) =>
    specialty.reasons.map(({ name }) => [name.en, specialty.key]),
  );
  const conditions = world.specialties.flatMap((specialty) =>
    specialty.conditions.map(({ name }) => [name.en, specialty.key]),
  );

  /** What the demo speaks of: each by its own name, then by what it belongs to. */
  const vocabularies: Record<string, string[][]> = {
    topics: world.topics.map(({ name, subject, parent }) => [
      name.en,
      subject.en,
      ...(parent ? [parent.name.en] : []),
    ]),
    conditions,
    specialties: world.specialties.map(({ key }) => [key]),
    services: world.services.map(({ name, key, parent }) => [name.en, key, ...(parent ? [parent.key] : [])]),
    reasons,
    events: events.map(({ title, topics }) => [title.en, ...topics]),
    research: world.researchTopics.map(({ name }) => [name.en]),
    departments: roles.map(({ name, department }) => [name.en, department.en]),
    'plan services': planServices.map(({ en }) => [en, slugOf(en)]),
  };

  it('names each thing once', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('names nothing the demo does not speak of', () => {
    const spoken = new Set(Object.values(vocabularies).flat(2));
    expect(names.filter((name) => !spoken.has(name))).toEqual([]);
  });

  it.each(Object.keys(vocabularies))('has a subject for all %s on purpose', (kind) => {
    const forgotten = vocabularies[kind]!.filter((chain) => !chain.some(hasSubject));
    expect(forgotten.map(([name]) => name)).toEqual([]);
  });

  it('leaves few topics and conditions to the clipboard', () => {
    const left = (kind: string) =>
      vocabularies[kind]!.filter((chain) => subjectOf(...chain) === 'visit').map(([name]) => name!);
    const lists = [left('topics'), [...new Set(left('conditions'))]];
    console.log(`with the clipboard: ${lists.flat().join('; ')}`);
    expect(lists[0]!.length / vocabularies['topics']!.length).toBeLessThan(0.04);
    expect(lists[1]!.length).toBeLessThan(3);
  });

  it('sees in a title what its words are the names of, and nothing in parts of words', () => {
    expect(seenIn('My six-week-old has 100.6. Can I wait until morning?')).toEqual([
      ...['babyclothes', 'thermometer'],
    ]);
    expect(seenIn('The footnote of an eatery')).toEqual([]);
    expect(seenIn('Sleeping better, without pills at first')).toEqual(['sleep']);
    expect(seenIn('Safe sleep for your baby, every night')).toEqual([]);
  });

  it('takes the first name that it knows, and the clipboard for what it does not', () => {
    expect(subjectOf('Nothing known', 'Gout', 'Cancer')).toBe('bones');
    expect(subjectOf('Nothing known', undefined)).toBe('visit');
  });
});

/** What says least: the clipboard, and what fits anything. */
const FILLERS: readonly string[] = ['visit', ...OF_ANYTHING];

describe('neighbours in a list', () => {
  const lists = listed(made.filter(lookOf));
  const inWords = (look: Look | undefined) => look && `${look.scene} ${look.light}`;
  const pairs = [...lists].flatMap(([name, list]) =>
    list.slice(1).map((one, at) => ({ name, one, before: list[at]!, earlier: list[at - 1] })),
  );

  it('are many, by topic, service and specialty', () => {
    expect(lists.size).toBeGreaterThan(200);
    expect(pairs.length).toBeGreaterThan(1000);
  });

  it('are never one picture: they differ in scene or light', () => {
    const same = pairs.filter(({ one, before }) => inWords(lookOf(one)) === inWords(lookOf(before)));
    expect(same.map(({ name, one, before }) => `${name}: ${one.id}, ${before.id}`)).toEqual([]);
  });

  it('show no scene three times in a row', () => {
    const rows = pairs.filter(
      ({ one, before, earlier }) =>
        earlier && new Set([one, before, earlier].map((each) => lookOf(each)?.scene)).size === 1,
    );
    expect(rows.map(({ name, one }) => `${name}: ${one.id}`)).toEqual([]);
  });

  it('seldom show what fits anything', () => {
    const pictured = made.filter(lookOf);
    const filled = pictured.filter((one) => OF_ANYTHING.includes(lookOf(one)!.scene));
    expect(filled.length / pictured.length).toBeLessThan(0.1);
  });

  it('show what fits anything once in a screenful', () => {
    const rows = [...lists].flatMap(([name, list]) =>
      list.slice(3).map((_, at) => ({ name, row: list.slice(at, at + 4) })),
    );
    const crowded = rows.filter(({ row }) =>
      FILLERS.some((filler) => row.filter((one) => lookOf(one)!.scene === filler).length > 1),
    );
    expect(crowded.map(({ name, row }) => `${name}: ${row.map(({ id }) => id).join(', ')}`)).toEqual([]);
  });

  it('seldom share a scene', () => {
    const alike = pairs.filter(({ one, before }) => lookOf(one)?.scene === lookOf(before)?.scene);
    // Rather the same thing in another light than a picture of another topic.
    expect(alike.length / pairs.length).toBeLessThan(0.05);
  });

  it.each(['reading', 'ce_patientStory'])('share no scene in the whole list: %s', (all) => {
    const own = pairs.filter(({ name }) => name === all);
    const alike = own.filter(({ one, before }) => lookOf(one)?.scene === lookOf(before)?.scene);
    expect(own.length).toBeGreaterThan(5);
    expect(alike.map(({ one, before }) => `${one.id}, ${before.id}: ${lookOf(one)!.scene}`)).toEqual([]);
  });

  it('differ where an article and what to read next are seen together', () => {
    const groups = seenTogether(made.filter(lookOf));
    expect(groups.length).toBeGreaterThan(60);
    const same = groups.filter((group) => new Set(group.map(lookOf).map(inWords)).size < group.length);
    expect(same.map((group) => group.map(({ id }) => id).join())).toEqual([]);
  });

  it('are drawn differently in the first two dozen of a type', () => {
    for (const type of ['ce_sutterPage', 'wp_post', 'ce_patientStory']) {
      const drawn = lists
        .get(type)!
        .slice(0, 24)
        .map(({ body }) =>
          drawings(body)
            .map(({ url }) => drawArt(partsOf(url).join('/')))
            .join(),
        );
      expect([type, new Set(drawn).size]).toEqual([type, drawn.length]);
    }
  });
});

describe('a page', () => {
  const sceneIn = (url: string) => (partsOf(url)[0] === 'scene' ? partsOf(url)[1] : undefined);

  it('shows no scene twice', () => {
    const twice = pages.flatMap(({ site, path, ...page }) => {
      const scenes = [...new Set(drawings(page).map(({ url }) => url))].flatMap((url) => sceneIn(url) ?? []);
      return new Set(scenes).size < scenes.length ? [`${site}${path}: ${scenes.join(', ')}`] : [];
    });
    expect(twice).toEqual([]);
  });

  it('has another scene than the other written pages beside it', () => {
    const folders = Map.groupBy(
      pages.filter(({ fields }) => fields?.['Entity'] === undefined),
      ({ site, path }) => `${site}${path.replace(/\/[^/]*$/, '')}`,
    );
    for (const [folder, list] of folders) {
      const scenes = list.flatMap((page) => sceneIn(drawings(page)[0]?.url ?? '') ?? []);
      expect([folder, scenes.filter((scene, at) => scenes.indexOf(scene) !== at)]).toEqual([folder, []]);
    }
  });
});
