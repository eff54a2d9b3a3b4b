import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Accounts, Actor } from '../../accounts/Actor.ts';
import type { Store } from '../../store/Store.ts';
import { SOURCE } from './decoded.ts';
import type { Decoded, Refusal } from './decoded.ts';
import { MediaFiles } from './MediaFiles.ts';
import { mediaName } from './mediaName.ts';
import { MediaTable } from './MediaTable.ts';
import type { Media } from './MediaTable.ts';
import { newFileInDrafts } from './newFileInDrafts.ts';
import type { Rewritten } from './newFileInDrafts.ts';
import { Queue, runDecoder } from './runDecoder.ts';
import type { DecoderOptions } from './runDecoder.ts';

export interface MediaLibraryOptions {
  store: Store;
  /** The media folder; the library has its own place in it. */
  folder: string;
  clock: () => Date;
  audit: Accounts['audit'];
  decoder?: DecoderOptions;
  /** Resolves when nobody else is writing to the store: decoding takes a while. */
  writable?: (() => Promise<void>) | undefined;
}

export interface Upload {
  actor: Actor;
  /** What the file was called where it came from. */
  fileName: string;
  /** Folder of the library; '' for none. */
  folder: string;
  body: AsyncIterable<Buffer>;
}

/** A file in the place of another one. */
export interface ReplacementUpload extends Pick<Upload, 'actor' | 'body'> {
  media: Media;
}

export type ReplacementOutcome =
  | ({ media: Media } & Rewritten)
  | { refused: Refusal }
  /** A picture cannot take the place of a document, nor a file of another entry that of this one. */
  | { refused: 'other-kind' }
  | { refused: 'known'; name: string };

export type UploadOutcome =
  /** `isNew` false: the same bytes were there already. */
  { media: Media; isNew: boolean } | { refused: Refusal };

/** Uploads that wait for the decoder; each may take 20 s. */
const MOST_WAITING = 8;
const DAYS_IN_BIN = 30;

/** Rows and files of the library together, and how something gets in and out of it. */
export class MediaLibrary {
  readonly table: MediaTable;
  readonly files: MediaFiles;
  readonly #options: MediaLibraryOptions;
  readonly #queue = new Queue(MOST_WAITING);

  constructor(options: MediaLibraryOptions) {
    this.#options = options;
    this.table = new MediaTable(options.store, options.clock);
    this.files = new MediaFiles(options.folder);
  }

  get isBusy(): boolean {
    return this.#queue.isFull;
  }

  /**
   * Takes something in: the body goes to disk, a process of its own decodes it, then files and row are kept in one go. Whatever
   * ends it before that leaves nothing that `sweep` does not remove.
   */
  async upload({ actor, fileName, folder, body }: Upload): Promise<UploadOutcome> {
    const place = this.files.open();
    try {
      const { bytes, checksum } = await receive(body, join(place, SOURCE));
      if (bytes === 0) return { refused: 'empty' };
      await this.#options.writable?.();
      const known = this.#again(checksum, actor);
      if (known) return known;
      const decoded = await this.#queue.run(() => runDecoder(place, this.#options.decoder));
      if ('refused' in decoded) return decoded;
      await this.#options.writable?.();
      // The same bytes may have come twice at once.
      return (
        this.#again(checksum, actor) ??
        this.#keep(place, decoded, { actor, fileName, folder, bytes, checksum })
      );
    } finally {
      this.files.drop(place);
    }
  }

  /**
   * Puts a file in the place of another: the entry stays, with a new address. Drafts that show it get the new address, where
   * the actor may write; visitors get it when those are published. Until then the old file stays at the old address.
   */
  async replace({ media, actor, body }: ReplacementUpload): Promise<ReplacementOutcome> {
    const place = this.files.open();
    try {
      const { bytes, checksum } = await receive(body, join(place, SOURCE));
      if (bytes === 0) return { refused: 'empty' };
      const decoded = await this.#queue.run(() => runDecoder(place, this.#options.decoder));
      if ('refused' in decoded) return decoded;
      await this.#options.writable?.();
      if (decoded.kind !== media.kind) return { refused: 'other-kind' };
      const known = this.table.byChecksum(checksum);
      // Sent twice: it is there.
      if (known?.id === media.id) return { media: known, drafts: 0, left: 0 };
      if (known) return { refused: 'known', name: known.name };
      this.files.keep(place, checksum);
      return this.#options.store.transaction(() =>
        this.#putInPlace(media, actor, { ...decoded, bytes, checksum }),
      );
    } finally {
      this.files.drop(place);
    }
  }

  #putInPlace(
    { id }: Media,
    actor: Actor,
    made: Decoded & { bytes: number; checksum: string },
  ): { media: Media } & Rewritten {
    const { store, audit } = this.#options;
    // Somebody else may have replaced it while this was decoded.
    const media = this.table.byId(id) as Media;
    const before = this.table.addressesOf(media);
    const address = randomBytes(16).toString('hex');
    const after = this.table.replace(media, { ...made, address, uploadedBy: actor.id });
    const rewritten = newFileInDrafts({ store, audit }, { media: after, before, actor });
    audit({
      ...{ actor: actor.id, act: 'media-replaced' },
      detail: { id: media.id, name: media.name, checksum: made.checksum, ...rewritten },
    });
    return { media: after, ...rewritten };
  }

  /** Removes for good what has been in the bin for 30 days, and what uploads that were cut off have left. */
  sweep(): { removed: number; orphans: number; missing: number } {
    const { store, audit, clock } = this.#options;
    const old = this.table.removable(new Date(clock().getTime() - DAYS_IN_BIN * 86_400_000));
    for (const media of old) {
      const checksums = this.table.checksums(media.id);
      store.transaction(() => {
        this.table.remove(media.id);
        audit({ actor: 'system', act: 'media-removed', detail: { id: media.id, name: media.name } });
      });
      // What one entry had before may be what another one has.
      const others = this.table.checksums();
      for (const checksum of checksums) if (!others.has(checksum)) this.files.remove(checksum);
    }
    const known = this.table.checksums();
    const orphans = this.files.sweep(known);
    return { removed: old.length, orphans, missing: this.files.missing(known).length };
  }

  /** The same bytes are the same picture; out of the bin it comes back. */
  #again(checksum: string, actor: Actor): UploadOutcome | undefined {
    const known = this.table.byChecksum(checksum);
    if (!known) return undefined;
    if (known.deletedAt !== null) this.restore(known, actor);
    return { media: this.table.byId(known.id) as Media, isNew: false };
  }

  restore({ id, name }: Media, actor: Actor): void {
    const { store, audit } = this.#options;
    store.transaction(() => {
      this.table.setDeleted(id, false);
      audit({ actor: actor.id, act: 'media-restored', detail: { id, name } });
    });
  }

  /** Without a pause between files and row: the daily sweep must not find the one without the other. */
  #keep(
    place: string,
    decoded: Decoded,
    { actor, fileName, folder, bytes, checksum }: Omit<Upload, 'body'> & { bytes: number; checksum: string },
  ): UploadOutcome {
    const { store, audit } = this.#options;
    this.files.keep(place, checksum);
    return store.transaction(() => {
      const id = randomBytes(16).toString('hex');
      const name = mediaName(fileName);
      const media = this.table.add({
        ...{ id, name, folder, bytes, checksum, uploadedBy: actor.id },
        ...decoded,
      });
      audit({ actor: actor.id, act: 'media-uploaded', detail: { id, name, checksum } });
      return { media, isNew: true };
    });
  }
}

/** Writes a body to a file; answers its size and checksum. */
async function receive(
  body: AsyncIterable<Buffer>,
  file: string,
): Promise<{ bytes: number; checksum: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = async function* () {
    for await (const chunk of body) {
      bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(counted, createWriteStream(file));
  return { bytes, checksum: hash.digest('hex') };
}
