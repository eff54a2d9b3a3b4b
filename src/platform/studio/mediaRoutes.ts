import { z } from 'zod';
import type { Actor } from '../accounts/Actor.ts';
import { failureEnvelope, sendJson } from '../envelope.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { Refusal } from '../media/library/decoded.ts';
import { MediaLibrary } from '../media/library/MediaLibrary.ts';
import { plainLine } from '../media/library/mediaName.ts';
import { CARES } from '../media/library/MediaTable.ts';
import type { Media, MediaChanges } from '../media/library/MediaTable.ts';
import { mediaUses } from '../media/library/mediaUses.ts';
import { mediaAddress, serveMedia } from '../media/library/serveMedia.ts';
import type { PlatformRequest, PlatformRoute } from '../PlatformModule.ts';
import { readJson, requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const MOST_BYTES = 25 * 1024 * 1024;
/** 25 MiB over a line of 1 Mbit/s. */
const LONGEST_UPLOAD_MS = 240_000;
const PER_PAGE = 24;
const DAY_MS = 86_400_000;

/** Status and words for what is not taken. The Studio says it in the editor's language, by the name. */
const REFUSED: Readonly<Record<Refusal, readonly [status: number, words: string]>> = {
  empty: [422, 'The file is empty.'],
  'too-large': [413, 'The file is larger than 25 MB.'],
  type: [415, 'Only JPEG, PNG, WebP, GIF, AVIF and PDF files are taken.'],
  damaged: [422, 'The picture cannot be read: it is damaged, or not what it says it is.'],
  'too-many-pixels': [422, 'The picture has more than 40 million pixels.'],
  'too-slow': [422, 'The picture took longer than 20 seconds to read.'],
};

const line = (longest: number) => z.string().transform(plainLine).pipe(z.string().max(longest));
const perCent = z.number().min(0).max(100).transform(Math.round);
const changeShape = z.strictObject({
  name: line(120).pipe(z.string().min(1)).optional(),
  folder: line(60).optional(),
  alt: z.strictObject({ en: line(500).optional(), es: line(500).optional() }).optional(),
  focal: z.strictObject({ x: perCent, y: perCent }).optional(),
  isDecorative: z.boolean().optional(),
  owner: z.string().max(64).optional(),
  reviewBy: z.union([z.literal(''), z.iso.date()]).optional(),
});
const listShape = z.object({
  folder: z.string().max(60).optional(),
  words: z.string().max(200).optional(),
  kind: z.enum(['picture', 'document']).optional(),
  care: z.enum(CARES).optional(),
  bin: z.literal('1').optional(),
  order: z.enum(['newest', 'name']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
const uploadShape = z.object({ name: z.string().max(1000).default(''), folder: line(60).default('') });

/** The media library of the Studio: everybody who works here looks, those with the right to media change. */
export function mediaRoutes(part: StudioPart, folder: string): PlatformRoute[] {
  const { platform, accounts } = part;
  const library = new MediaLibrary({
    ...{ store: platform.store, folder, clock: platform.clock, writable: platform.writable },
    audit: (entry) => accounts.audit(entry),
  });
  sweepDaily(part, library);
  const known = ({ params }: PlatformRequest): Media => {
    const media = library.table.byId(params['id'] ?? '');
    if (!media) throw new HttpProblem(404, 'This is no longer in the library.');
    return media;
  };
  return [
    studioRoute('GET', '/studio/api/media', (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const { bin, page, ...query } = readQuery(asked, listShape);
      const { media, total } = library.table.list({
        ...query,
        ...{ inBin: bin !== undefined, offset: (page - 1) * PER_PAGE, limit: PER_PAGE },
      });
      sendJson(asked.response, 200, {
        media: media.map((one) => mediaRow(part, library, one)),
        ...{ total, page, perPage: PER_PAGE },
        counts: library.table.counts(),
        owners: ownersOf(part),
        mayChange: actor.may('media'),
      });
    }),
    {
      ...studioRoute('POST', '/studio/api/media', (asked) => upload(part, library, asked)),
      bodyMs: LONGEST_UPLOAD_MS,
    },
    {
      ...studioRoute('POST', '/studio/api/media/:id/file', (asked) =>
        replace(part, library, () => known(asked), asked),
      ),
      bodyMs: LONGEST_UPLOAD_MS,
    },
    studioRoute('GET', '/studio/api/media/:id', (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      sendJson(asked.response, 200, withUses(part, library, known(asked), actor));
    }),
    // Also of what is in the bin, which has no public address any more.
    studioRoute('GET', '/studio/api/media/:id/files/:file', async (asked) => {
      requireActor(part, asked, 'read');
      await serveMedia(library.files, known(asked), asked);
    }),
    studioRoute('PUT', '/studio/api/media/:id', async (asked) => {
      const { actor } = requireActor(part, asked, 'media');
      const wanted = await readJson(asked, changeShape);
      platform.store.transaction(() => change(part, library, actor, known(asked), wanted));
      sendJson(asked.response, 200, withUses(part, library, known(asked), actor));
    }),
    studioRoute('DELETE', '/studio/api/media/:id', (asked) => {
      const { actor } = requireActor(part, asked, 'media');
      platform.store.transaction(() => remove(part, library, actor, known(asked)));
      sendJson(asked.response, 200, withUses(part, library, known(asked), actor));
    }),
    studioRoute('POST', '/studio/api/media/:id/restore', (asked) => {
      const { actor } = requireActor(part, asked, 'media');
      const media = known(asked);
      if (media.deletedAt !== null) library.restore(media, actor);
      sendJson(asked.response, 200, withUses(part, library, known(asked), actor));
    }),
  ];
}

/** At the start, and once a day. */
function sweepDaily({ platform }: StudioPart, library: MediaLibrary): void {
  const sweep = () => {
    try {
      const swept = library.sweep();
      if (Object.values(swept).some((count) => count > 0)) platform.log({ event: 'media-swept', ...swept });
    } catch (error) {
      // What could not be removed is tried again tomorrow.
      platform.log({ event: 'media-not-swept', error: String(error) });
    }
  };
  sweep();
  const timer = setInterval(sweep, DAY_MS);
  timer.unref();
  platform.onClose?.(() => clearInterval(timer));
}

async function upload(part: StudioPart, library: MediaLibrary, asked: PlatformRequest): Promise<void> {
  const { actor } = requireActor(part, asked, 'media');
  const { name, folder } = readQuery(asked, uploadShape);
  const outcome = await received(library, asked, (body) =>
    library.upload({ actor, fileName: name, folder, body }),
  );
  if ('refused' in outcome) return refuse(asked, outcome.refused, REFUSED[outcome.refused]);
  const { media, isNew } = outcome;
  const answer = { ...withUses(part, library, media, actor), isNew };
  sendJson(asked.response, isNew ? 201 : 200, answer);
}

/** Another file for the same entry; the id and what is said of it stay. */
async function replace(
  part: StudioPart,
  library: MediaLibrary,
  known: () => Media,
  asked: PlatformRequest,
): Promise<void> {
  const { actor } = requireActor(part, asked, 'media');
  const media = known();
  if (media.deletedAt !== null) throw new HttpProblem(409, 'This is in the bin. Restore it first.');
  const outcome = await received(library, asked, (body) => library.replace({ media, actor, body }));
  if (!('refused' in outcome)) {
    const { drafts, left } = outcome;
    sendJson(asked.response, 200, { ...withUses(part, library, outcome.media, actor), drafts, left });
  } else if (outcome.refused === 'known')
    refuse(asked, 'known', [409, `This file is in the library already, as "${outcome.name}".`]);
  else if (outcome.refused === 'other-kind')
    refuse(asked, 'other-kind', [415, 'A picture takes the place of a picture, a PDF that of a PDF.']);
  else refuse(asked, outcome.refused, REFUSED[outcome.refused]);
}

/** Has a body worked on, if there is room for it; one that is too large is refused as other things are. */
async function received<T>(
  library: MediaLibrary,
  asked: PlatformRequest,
  work: (body: AsyncIterable<Buffer>) => Promise<T>,
): Promise<T | { refused: 'too-large' }> {
  if (library.isBusy)
    throw new HttpProblem(503, 'Other uploads are still being worked on. Try again in a moment.', {
      'retry-after': '5',
    });
  return work(asked.stream(MOST_BYTES)).catch((error: unknown) => {
    if (error instanceof HttpProblem && error.status === 413) return { refused: 'too-large' as const };
    throw error;
  });
}

const refuse = (
  { response }: PlatformRequest,
  refused: string,
  [status, words]: readonly [number, string],
): void => sendJson(response, status, { ...failureEnvelope(words, status), refused });

function change(
  { accounts, platform }: StudioPart,
  library: MediaLibrary,
  actor: Actor,
  media: Media,
  wanted: z.output<typeof changeShape>,
): void {
  for (const locale of ['en', 'es'] as const)
    if (wanted.alt?.[locale] !== undefined && !actor.may('media', { locale }))
      throw new HttpProblem(403, 'Your account may not write in this language.');
  if (wanted.owner !== undefined && wanted.owner !== media.owner && !accounts.people.byId(wanted.owner))
    throw new HttpProblem(422, 'owner: there is no such person');
  if (media.deletedAt !== null) throw new HttpProblem(409, 'This is in the bin. Restore it first.');
  // JSON's "not there" and the compiler's are the same here.
  const changes = wanted as MediaChanges;
  const after = library.table.change(media, changes);
  if (JSON.stringify(after) === JSON.stringify(media)) return;
  const { id, name } = media;
  platform.store.transaction(() =>
    accounts.audit({ actor: actor.id, act: 'media-changed', detail: { id, name, ...wanted } }),
  );
}

function remove({ accounts, platform }: StudioPart, library: MediaLibrary, actor: Actor, media: Media): void {
  if (media.deletedAt !== null) return;
  const uses = mediaUses(platform.store.content, library.table.addressesOf(media));
  if (uses.length > 0) {
    const named = uses
      .slice(0, 5)
      .map(({ name, path, locale }) => `${name} (${path ?? 'shared'}, ${locale})`);
    const places = named.join(', ') + (uses.length > 5 ? ` and ${uses.length - 5} more` : '');
    throw new HttpProblem(409, `It is used on ${places}. Take it off there first.`);
  }
  library.table.setDeleted(media.id, true);
  accounts.audit({ actor: actor.id, act: 'media-deleted', detail: { id: media.id, name: media.name } });
}

/** What the Studio shows of one. */
function mediaRow({ accounts }: StudioPart, library: MediaLibrary, media: Media) {
  const { checksum: _checksum, address: _address, files, ...row } = media;
  const main = files[0] ?? '';
  const small = media.kind === 'picture' ? files.at(-1) : undefined;
  const own = (file: string) => `/studio/api/media/${media.id}/files/${file}`;
  return {
    ...row,
    /** What a page is given. */
    src: mediaAddress(media, main),
    /** What the Studio shows; null for documents. */
    picture: media.kind === 'picture' ? own(main) : null,
    thumbnail: small === undefined ? null : own(small),
    cares: library.table.caresOf(media),
    ownerName: accounts.people.byId(media.owner)?.name ?? '',
    uploadedByName: accounts.people.byId(media.uploadedBy)?.name ?? '',
  };
}

function withUses(part: StudioPart, library: MediaLibrary, media: Media, actor: Actor) {
  const uses = mediaUses(part.platform.store.content, library.table.addressesOf(media));
  const seen = uses.filter(({ itemId }) => actor.may('read', { itemId }));
  return {
    media: mediaRow(part, library, media),
    uses: seen,
    /** Pages of which the one who asks is not told. */
    hiddenUses: uses.length - seen.length,
  };
}

/** Whose a picture can be: names are what everybody here sees anyway. */
const ownersOf = ({ accounts }: StudioPart) =>
  accounts.people
    .list()
    .filter(({ isLocked }) => !isLocked)
    .map(({ id, name }) => ({ id, name }));

function readQuery<T>({ url }: PlatformRequest, shape: z.ZodType<T>): T {
  const read = shape.safeParse(Object.fromEntries(url.searchParams));
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new HttpProblem(400, lines.join('; '));
}
