import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pageId, putPage, putShell } from '../content/putPage.ts';
import { MediaLibrary } from '../media/library/MediaLibrary.ts';
import type { Media } from '../media/library/MediaTable.ts';
import { runDecoder } from '../media/library/runDecoder.ts';
import { EDITING_KEY, STUDIO, StudioUnderTest } from './testing/StudioUnderTest.ts';
import type { StudioBrowser } from './testing/StudioUnderTest.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a test looks into has no type of its own
type Loose = any;

let folder: string;
let studio: StudioUnderTest;
let librarian: StudioBrowser;
let author: StudioBrowser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'media-library-'));
  studio = await new StudioUnderTest({ mediaFolder: folder }).start();
  librarian = await studio.signedIn('Lena', 'media');
  author = await studio.signedIn('Ana', 'author');
});
afterAll(async () => {
  await studio.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A picture of one colour and some noise, different for each seed. */
/** A black square of `side` px, one bit each: sharp would take seconds to write a large one. */
function blackPng(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  return Buffer.concat([
    ...[Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head)],
    ...[chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))],
  ]);
}

const picture = (seed: number, width = 800, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: { r: seed % 256, g: 90, b: 120 } } });

function send(
  browser: StudioBrowser,
  name: string,
  bytes: Buffer,
  headers: Record<string, string> = {},
): Promise<Response> {
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  return fetch(`${studio.platform.origin}/studio/api/media?name=${encodeURIComponent(name)}&folder=Places`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: {
      ...{ origin: STUDIO, 'content-type': 'application/octet-stream', cookie },
      ...{ 'sec-fetch-site': 'same-origin', 'x-studio-token': browser.token },
      ...headers,
    },
  });
}

const uploaded = async (name: string, bytes: Buffer): Promise<Loose> => {
  const answer = await send(librarian, name, bytes);
  expect([200, 201]).toContain(answer.status);
  return ((await answer.json()) as Loose).media;
};
const detail = async (id: string): Promise<Loose> => (await librarian.get(`/studio/api/media/${id}`)).json();
const publicly = (path: string, init?: RequestInit) => fetch(studio.platform.origin + path, init);
const rows = () => studio.store.database.prepare('SELECT id FROM media').all().length;
/** Folders of uploads on disk, and what uploads under way have there. */
const stored = () => {
  const library = join(folder, '.library');
  if (!existsSync(library)) return [];
  return readdirSync(library)
    .filter((name) => name !== '.incoming')
    .flatMap((name) => readdirSync(join(library, name)));
};
const underWay = () =>
  existsSync(join(folder, '.library', '.incoming')) ? readdirSync(join(folder, '.library', '.incoming')) : [];

describe('what is uploaded', () => {
  it('is decoded, re-encoded at three widths, twice each, without what stood in the file beside the picture', async () => {
    const source = await picture(1, 2000, 1200)
      .withExif({ IFD3: { GPSLatitude: '37/1 46/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(source).metadata()).exif).toBeDefined();
    const media = await uploaded('Heart house.JPG', source);
    expect(media).toMatchObject({
      ...{ name: 'Heart house', folder: 'Places', kind: 'picture', width: 2000, height: 1200 },
      ...{ focal: { x: 50, y: 50 }, ownerName: 'Lena', uploadedByName: 'Lena', bytes: source.length },
    });
    expect(media.src).toMatch(/^\/-\/media\/library\/[0-9a-f]{32}\/1600\.jpg$/);
    for (const [file, type, width] of [
      ['1600.jpg', 'image/jpeg', 1600],
      ['960.jpg', 'image/jpeg', 960],
      ['480.webp', 'image/webp', 480],
    ] as const) {
      const answer = await publicly(media.src.replace('1600.jpg', file));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([metadata.width, metadata.exif, metadata.xmp, metadata.icc]).toEqual([
        width,
        ...[undefined, undefined, undefined],
      ]);
    }
    expect(studio.acts()).toContain('media-uploaded');
    expect(underWay()).toEqual([]);
  });

  it('is served so that it is kept for ever and nothing in it runs', async () => {
    const { src } = await uploaded('served.png', await picture(2, 300, 200).png().toBuffer());
    expect(src).toMatch(/\/300\.png$/);
    const answer = await publicly(src);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const again = await publicly(src, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    const head = await publicly(src, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const wrong of ['source', '..%2f..%2fsecret', '301.png', '300.PNG'])
      expect((await publicly(src.replace('300.png', wrong))).status).toBe(404);
    const [checksum = ''] = stored();
    for (const wrong of [
      `.library/${checksum.slice(0, 2)}/${checksum}/300.png`,
      `library/${checksum}/300.png`,
    ])
      expect((await publicly(`/-/media/${wrong}`)).status).toBe(404);
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('may be %s', async (format) => {
    const media = await uploaded(`one.${format}`, await picture(3, 120, 80).toFormat(format).toBuffer());
    expect(media.src).toMatch(format === 'png' ? /120\.png$/ : /120\.jpg$/);
  });

  it('stands upright and keeps what shines through', async () => {
    const turned = await picture(4, 400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await uploaded('turned.jpg', turned)).toMatchObject({ width: 200, height: 400 });
    const clear = await sharp({
      create: { width: 90, height: 90, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.4 } },
    })
      .webp()
      .toBuffer();
    expect((await uploaded('clear.webp', clear)).src).toMatch(/90\.png$/);
  });

  it('may be a PDF, which a browser saves', async () => {
    const media = await uploaded(
      'Visitor "policy"; 2026.pdf',
      Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'),
    );
    expect(media).toMatchObject({ kind: 'document', width: null, picture: null });
    const answer = await publicly(media.src);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Visitor%20policy%20%3B%202026.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('is one file, however often it comes', async () => {
    const bytes = await picture(5).jpeg().toBuffer();
    const first = await send(librarian, 'first.jpg', bytes);
    const { media } = (await first.json()) as Loose;
    const files = stored().length;
    const answers = await Promise.all(
      ['second.jpg', 'third.jpg'].map((name) => send(librarian, name, bytes)),
    );
    expect([first.status, ...answers.map(({ status }) => status)]).toEqual([201, 200, 200]);
    for (const answer of answers)
      expect(await answer.json()).toMatchObject({ isNew: false, media: { id: media.id, name: 'first' } });
    expect(stored()).toHaveLength(files);
  });

  it('is one file, also when it comes twice at once', async () => {
    const bytes = await picture(6).jpeg().toBuffer();
    const before = rows();
    const answers = await Promise.all(['a.jpg', 'b.jpg'].map((name) => send(librarian, name, bytes)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(rows()).toBe(before + 1);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\photos\\<img src=x onerror=alert(1)>.png', 'img src=x onerror=alert(1)'],
    ['<script>alert(1)</script>.jpg', 'script'],
    ['a\u202egpj.exe\u0000.jpg', 'a gpj.exe'],
    ['.jpg', 'untitled'],
    ['', 'untitled'],
  ])('is called something harmless: %j', async (fileName, name) => {
    const bytes = await picture(7, 40, 40).png().toBuffer();
    const answer = await send(librarian, fileName, Buffer.concat([bytes, randomBytes(8)]));
    expect(((await answer.json()) as Loose).media.name).toBe(name);
  });
});

describe('what is refused', () => {
  const html = '<!DOCTYPE html><script>alert(1)</script>';
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9"/></svg>';
  const hostile: [string, number, string, () => Promise<Buffer> | Buffer][] = [
    ['HTML as PNG', 415, 'type', () => Buffer.from(html)],
    [
      'HTML behind the first bytes of a PNG',
      415,
      'type',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(html)]),
    ],
    [
      'HTML behind the first bytes of a JPEG',
      422,
      'damaged',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(html)]),
    ],
    ['SVG', 415, 'type', () => Buffer.from(svg)],
    ['SVG with a declaration', 415, 'type', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    [
      'SVG behind the first bytes of a JPEG',
      422,
      'damaged',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(svg)]),
    ],
    ['half a JPEG', 422, 'damaged', async () => (await noise().jpeg().toBuffer()).subarray(0, 9000)],
    [
      'the header of a GIF and a script',
      422,
      'damaged',
      () => Buffer.from(`GIF89a/*${' '.repeat(40)}*/=1;alert(1)//${html}`),
    ],
    ['a TIFF', 415, 'type', () => picture(8, 20, 20).tiff().toBuffer()],
    ['a zip', 415, 'type', () => Buffer.from('504b0304140000000000', 'hex')],
    ['15,000 by 15,000 px in less than a megabyte', 422, 'too-many-pixels', () => blackPng(15_000)],
    ['nothing', 422, 'empty', () => Buffer.alloc(0)],
    ['a byte more than 25 MiB', 413, 'too-large', () => Buffer.alloc(25 * 1024 * 1024 + 1, 1)],
  ];
  const noise = () => sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } });

  it.each(hostile)('%s', async (_name, status, refused, make) => {
    const before = [rows(), stored().length];
    const bytes = await make();
    const answer = await send(librarian, 'picture.png', bytes);
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ refused })]);
    expect([rows(), stored().length]).toEqual(before);
    expect(underWay()).toEqual([]);
  });

  it('a script behind the end of a picture does not come along', async () => {
    const bytes = Buffer.concat([await noise().jpeg().toBuffer(), Buffer.from(html)]);
    const { src } = await uploaded('polyglot.jpg', bytes);
    const sent = Buffer.from(await (await publicly(src)).arrayBuffer());
    expect(sent.includes('<script')).toBe(false);
    expect((await sharp(sent).metadata()).format).toBe('jpeg');
  });

  it.each([
    ['nobody', 401, {}],
    ['an author', 403, {}],
    ['a form', 403, { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a page of the site', 403, { origin: 'https://www.meridian.example' }],
    ['a page without the token of the session', 403, { 'x-studio-token': 'x' }],
  ])('an upload of %s', async (who, status, headers) => {
    const before = rows();
    const browser = who === 'nobody' ? studio.browser() : who === 'an author' ? author : librarian;
    const answer = await send(browser, 'a.png', await picture(9, 30, 30).png().toBuffer(), headers);
    expect([answer.status, rows()]).toEqual([status, before]);
  });
});

describe('a decoder that goes wrong', () => {
  const program = (code: string) => {
    const file = join(folder, `${randomBytes(4).toString('hex')}.mjs`);
    writeFileSync(file, code);
    return file;
  };

  it.each([
    ['crashes', 'process.abort()', 'damaged'],
    ['says nothing', '', 'damaged'],
    ['says nonsense', 'process.stdout.write("{}")', 'damaged'],
    ['does not end', 'setInterval(() => {}, 1000)', 'too-slow'],
  ])('and %s is one refused upload', async (_what, code, refused) => {
    expect(await runDecoder(folder, { program: program(code), longestMs: 1500 })).toEqual({ refused });
  });

  it('knows nothing of the environment of the platform', async () => {
    const code = `process.stdout.write(JSON.stringify({ files: Object.keys(process.env).concat('end') }))`;
    const answer = await runDecoder(folder, { program: program(code) });
    expect((answer as Loose).files.filter((name: string) => !name.startsWith('__'))).toEqual(['end']);
  });
});

describe('an upload that is cut off', () => {
  it('leaves no row and no file', async () => {
    const before = [rows(), stored().length];
    const cookie = [...librarian.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const half = request(`${studio.platform.origin}/studio/api/media?name=half.jpg`, {
      method: 'POST',
      headers: {
        ...{ origin: STUDIO, 'content-type': 'application/octet-stream', cookie },
        ...{ 'x-studio-token': librarian.token, 'content-length': 1_000_000 },
      },
    });
    half.on('error', () => undefined);
    half.write(randomBytes(1000));
    await until(() => underWay().length === 1);
    half.destroy();
    await until(() => underWay().length === 0);
    expect([rows(), stored().length]).toEqual(before);
  });

  it('by a kill is swept away at the next start, and what was kept stays', async () => {
    const place = mkdtempSync(join(tmpdir(), 'media-swept-'));
    const other = new StudioUnderTest({ mediaFolder: place });
    const orphans = [join(place, '.library', '.incoming', 'x'), join(place, '.library', 'ab', 'abcd')];
    for (const orphan of orphans) {
      mkdirSync(orphan, { recursive: true });
      writeFileSync(join(orphan, 'source'), 'x');
    }
    await other.start();
    expect(orphans.map((orphan) => existsSync(orphan))).toEqual([false, false]);
    expect(other.events).toContainEqual({ event: 'media-swept', removed: 0, orphans: 2, missing: 0 });
    await other.stop();
    rmSync(place, { recursive: true, force: true });
  });
});

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 10_000; !holds();) {
    if (Date.now() > end) throw new Error('it did not come to be');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('what editors say of it', () => {
  it('is changed by those with the right, with a row of the log, and read by all who work here', async () => {
    const { id } = await uploaded('named.jpg', await picture(20).jpeg().toBuffer());
    const wanted = {
      ...{ name: '  Red\u202e door ', folder: 'Homes', alt: { en: 'A red door' }, focal: { x: 61.6, y: 59 } },
      reviewBy: '2026-11-01',
    };
    expect((await author.send(`/studio/api/media/${id}`, wanted, { method: 'PUT' })).status).toBe(403);
    const answer = await librarian.send(`/studio/api/media/${id}`, wanted, { method: 'PUT' });
    expect(((await answer.json()) as Loose).media).toMatchObject({
      ...{ name: 'Red door', folder: 'Homes', alt: { en: 'A red door', es: '' }, focal: { x: 62, y: 59 } },
      ...{ reviewBy: '2026-11-01', cares: ['no-alt', 'review-due', 'unused'] },
    });
    expect(studio.accounts.log.list({ limit: 1 })[0]).toMatchObject({ act: 'media-changed', detail: { id } });
    expect((await author.get(`/studio/api/media/${id}`)).status).toBe(200);
  });

  it.each([
    { name: '' },
    { alt: { fr: 'Une porte' } },
    { focal: { x: 101, y: 0 } },
    { focal: { x: 1 } },
    { reviewBy: 'tomorrow' },
    { reviewBy: '2026-02-30' },
    { owner: 'nobody' },
    { checksum: 'x' },
  ])('is refused where it makes no sense: %j', async (wanted) => {
    const { id } = await uploaded('named.jpg', await picture(20).jpeg().toBuffer());
    expect((await librarian.send(`/studio/api/media/${id}`, wanted, { method: 'PUT' })).status).toBe(422);
  });

  it('an alternative text needs the right in its language', async () => {
    const { id } = await uploaded('named.jpg', await picture(20).jpeg().toBuffer());
    await studio.person('Elena', [{ role: 'media', locale: 'es' }]);
    const spanish = studio.browser();
    await spanish.signIn('elena@meridian.example');
    const put = (alt: object) => spanish.send(`/studio/api/media/${id}`, { alt }, { method: 'PUT' });
    expect([(await put({ en: 'x' })).status, (await put({ es: 'Una puerta roja' })).status]).toEqual([
      403, 200,
    ]);
  });

  it('is found by folder, words, kind and by what it lacks, a page at a time', async () => {
    const ask = async (query: string): Promise<Loose> =>
      (await author.get(`/studio/api/media?${query}`)).json();
    const all = await ask('order=name');
    expect(all.total).toBe(all.counts.all);
    expect(all.owners).toContainEqual({ id: expect.any(String), name: 'Lena' });
    expect((await ask('words=door%20RED')).media.map(({ name }: Loose) => name)).toEqual(['Red door']);
    expect((await ask('words=%25')).total).toBe(0);
    expect((await ask('folder=Homes')).total).toBe(1);
    expect(all.counts.folders).toContainEqual({ name: 'Homes', count: 1 });
    expect((await ask('kind=document')).media.map(({ name }: Loose) => name)).toEqual([
      'Visitor policy ; 2026',
    ]);
    expect((await ask('care=review-due')).total).toBe(1);
    expect((await ask('care=no-alt')).total).toBe(all.counts.care['no-alt']);
    expect((await ask('page=2')).media).toEqual([]);
    for (const wrong of ['page=0', 'care=all', 'kind=svg'])
      expect((await author.get(`/studio/api/media?${wrong}`)).status).toBe(400);
    expect((await studio.browser().get('/studio/api/media')).status).toBe(401);
  });
});

describe('what is used', () => {
  const image = (src: string) => ({ Image: { src, alt: 'A door', width: 800, height: 500 } });

  it('says where, is not deleted while it is, and comes back from the bin', async () => {
    const { id, src } = await uploaded('used.jpg', await picture(30).jpeg().toBuffer());
    const { store } = studio;
    putShell(store, { site: 'main', placeholders: {} });
    const put = (fields: object) =>
      putPage(store, {
        ...{ site: 'main', path: '/hearts', name: 'Hearts', template: 'Page', fields: { Title: 'Hearts' } },
        placeholders: { main: [{ component: 'RichText', fields: fields as Record<string, never> }] },
      });
    put(image(src));
    const { uses } = await detail(id);
    expect(uses.map(({ name, path, locale, isLive }: Loose) => [name, path, locale, isLive])).toEqual([
      ['Hearts', '/hearts', 'en', true],
      ['Hearts', '/hearts', 'es', true],
    ]);
    const refused = await librarian.send(`/studio/api/media/${id}`, {}, { method: 'DELETE' });
    expect(refused.status).toBe(409);
    expect(JSON.stringify(await refused.json())).toContain('Hearts (/hearts, en)');

    // In rich text, too; and a draft holds it as well as what visitors see.
    put({ Text: `<p><img src="${src}" alt=""></p>` });
    expect((await detail(id)).uses).toHaveLength(2);
    store.content.unpublish([pageId('main', '/hearts')]);
    expect((await detail(id)).uses.map(({ isLive }: Loose) => isLive)).toEqual([false, false]);
    expect((await librarian.send(`/studio/api/media/${id}`, {}, { method: 'DELETE' })).status).toBe(409);

    put({ Text: '<p>No picture</p>' });
    expect(await detail(id)).toMatchObject({ uses: [], media: { cares: ['no-alt', 'unused'] } });
    const gone = await librarian.send(`/studio/api/media/${id}`, {}, { method: 'DELETE' });
    expect([gone.status, (await publicly(src)).status]).toEqual([200, 404]);
    const bin = (await (await author.get('/studio/api/media?bin=1')).json()) as Loose;
    expect(bin.media.map((one: Loose) => one.id)).toEqual([id]);
    expect((await author.get(bin.media[0].thumbnail)).status).toBe(200);
    expect((await studio.browser().get(bin.media[0].thumbnail)).status).toBe(401);
    expect((await author.send(`/studio/api/media/${id}/restore`, {})).status).toBe(403);
    expect((await librarian.send(`/studio/api/media/${id}/restore`, {})).status).toBe(200);
    expect((await publicly(src)).status).toBe(200);
    expect(studio.acts().slice(-2)).toEqual(['media-deleted', 'media-restored']);
  });

  const replace = (browser: StudioBrowser, id: string, bytes: Buffer) => {
    const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    return fetch(`${studio.platform.origin}/studio/api/media/${id}/file`, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: {
        ...{ origin: STUDIO, 'content-type': 'application/octet-stream', cookie },
        ...{ 'sec-fetch-site': 'same-origin', 'x-studio-token': browser.token },
      },
    });
  };

  it('gets another file at a new address: drafts say it at once, visitors when they are published', async () => {
    const { id, src } = await uploaded('first.jpg', await picture(40, 2000, 1000).jpeg().toBuffer());
    const { store } = studio;
    putShell(store, { site: 'main', placeholders: {} });
    putPage(store, {
      ...{ site: 'main', path: '/lungs', name: 'Lungs', template: 'Page', fields: { Title: 'Lungs' } },
      placeholders: {
        main: [
          { component: 'Promo', fields: { Image: { src, alt: 'A door', width: 1600, height: 800 } } },
          { component: 'RichText', fields: { Text: `<p><img src="${src}" alt=""></p>` } },
        ],
      },
    });
    const both = await studio.signedIn('Bea', 'media', 'author');
    expect((await replace(author, id, await picture(41).jpeg().toBuffer())).status).toBe(403);
    expect((await replace(studio.browser(), id, Buffer.from('x'))).status).toBe(401);
    const bytes = await picture(42, 900, 900).jpeg().toBuffer();
    const answer = (await (await replace(both, id, bytes)).json()) as Loose;
    expect(answer).toMatchObject({
      drafts: 4,
      left: 0,
      media: { id, name: 'first', width: 900, height: 900 },
    });
    expect(answer.media.src).not.toBe(src);
    expect(answer.uses).toHaveLength(2);
    const shown = (state: 'draft' | 'published') =>
      store.content
        .children(pageId('main', '/lungs'), state)
        .map((item) => store.content.version(item.id, 'en', state)!.fields);
    expect(JSON.stringify(shown('published'))).toContain(src);
    expect(JSON.stringify(shown('draft'))).not.toContain(src);
    expect(shown('draft')).toContainEqual({
      Image: expect.objectContaining({
        value: expect.objectContaining({ src: answer.media.src, alt: 'A door', width: '900', height: '900' }),
      }),
    });
    // Who sees the page as it was published sees the picture it was published with.
    expect([(await publicly(src)).status, (await publicly(answer.media.src)).status]).toEqual([200, 200]);
    expect((await librarian.send(`/studio/api/media/${id}`, {}, { method: 'DELETE' })).status).toBe(409);
    expect(studio.accounts.log.list({ limit: 1 })[0]).toMatchObject({
      ...{ act: 'media-replaced', detail: { id, drafts: 4, left: 0 } },
    });
    // Sent again, it is there.
    expect(await (await replace(both, id, bytes)).json()).toMatchObject({ drafts: 0, left: 0 });

    // Who may not write in the pages is told of them, and they stay as they are.
    const later = await (await replace(librarian, id, await picture(43).jpeg().toBuffer())).json();
    expect(later).toMatchObject({ drafts: 0, left: 4 });
    expect(JSON.stringify(shown('draft'))).toContain(answer.media.src);
  });

  it('is not replaced by a file of another kind, by one that is there already, or by what is no picture', async () => {
    const known = await picture(44).jpeg().toBuffer();
    await uploaded('other.jpg', known);
    const { id } = await uploaded('mine.jpg', await picture(145).jpeg().toBuffer());
    const before = stored().length;
    const why = async (bytes: Buffer) => {
      const answer = await replace(librarian, id, bytes);
      return [answer.status, ((await answer.json()) as Loose).refused];
    };
    expect(await why(known)).toEqual([409, 'known']);
    expect(await why(Buffer.from('%PDF-1.4\n%%EOF\n'))).toEqual([415, 'other-kind']);
    expect(await why(Buffer.from('<script>'))).toEqual([415, 'type']);
    expect(await why(Buffer.alloc(0))).toEqual([422, 'empty']);
    expect(stored()).toHaveLength(before);
    expect(underWay()).toEqual([]);
  });

  it('leaves the bin, with its files, after 30 days', async () => {
    const place = mkdtempSync(join(tmpdir(), 'media-bin-'));
    const other = new StudioUnderTest({ mediaFolder: place });
    try {
      const audit = jest.fn();
      const library = new MediaLibrary({
        ...{ store: other.store, folder: place, clock: () => new Date(other.now), audit },
      });
      const actor = { id: 'lena', name: 'Lena', may: () => true };
      const bytes = await picture(31).png().toBuffer();
      const body = (async function* () {
        yield bytes;
      })();
      const kept = await library.upload({ actor, fileName: 'old.png', folder: '', body });
      const { media: first } = kept as { media: Media };
      const others = await picture(32).png().toBuffer();
      const replaced = await library.replace({
        ...{ actor, media: first },
        body: (async function* () {
          yield others;
        })(),
      });
      const { media } = replaced as { media: Media };
      expect(library.sweep()).toEqual({ removed: 0, orphans: 0, missing: 0 });
      other.store.transaction(() => library.table.setDeleted(media.id, true));
      other.now += 29 * 86_400_000;
      expect(library.sweep()).toEqual({ removed: 0, orphans: 0, missing: 0 });
      other.now += 2 * 86_400_000;
      expect(library.sweep()).toEqual({ removed: 1, orphans: 0, missing: 0 });
      expect(library.table.byId(media.id)).toBeUndefined();
      for (const { checksum } of [first, media])
        expect(existsSync(library.files.path(checksum, '480.webp'))).toBe(false);
      expect(audit.mock.lastCall).toEqual([expect.objectContaining({ act: 'media-removed' })]);
    } finally {
      other.store.close();
      rmSync(place, { recursive: true, force: true });
    }
  });
});

it('gives nobody a list of what is there', async () => {
  for (const path of ['/-/media/library/', '/-/media/library', '/studio/api/media'])
    expect((await publicly(path, { headers: { 'x-editing-authorization': EDITING_KEY } })).status).not.toBe(
      200,
    );
});
