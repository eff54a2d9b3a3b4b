import type { Locale } from '../../store/ContentStore.ts';
import type { Store } from '../../store/Store.ts';

/** Something in the media library. */
export interface Media {
  id: string;
  /**
   * 32 hexadecimal digits, random: nobody guesses the address of a picture that is only in drafts. It never gets other bytes;
   * a file in the place of this one has another.
   */
  address: string;
  name: string;
  /** '' for none; folders are one deep. */
  folder: string;
  kind: 'picture' | 'document';
  /** Of what was uploaded. */
  bytes: number;
  /** In px, of a picture as it was uploaded. */
  width: number | null;
  height: number | null;
  /** In per cent from the left and from the top: what stays in sight when the picture is cropped. */
  focal: { x: number; y: number };
  alt: Record<Locale, string>;
  /** Screen readers skip it, so it needs no words. */
  isDecorative: boolean;
  /** Id of a person. */
  owner: string;
  /** ISO day; '' for none. */
  reviewBy: string;
  uploadedBy: string;
  uploadedAt: string;
  /** SHA-256 of what was uploaded; the files are kept under it. */
  checksum: string;
  /** Names of its files, the largest picture first. */
  files: string[];
  /** When it was put into the bin; null: it is not there. */
  deletedAt: string | null;
}

export type NewMedia = Pick<
  Media,
  'id' | 'name' | 'folder' | 'kind' | 'bytes' | 'width' | 'height' | 'uploadedBy' | 'checksum' | 'files'
>;

export type Replacement = Pick<
  Media,
  'address' | 'bytes' | 'width' | 'height' | 'uploadedBy' | 'checksum' | 'files'
>;

export type MediaChanges = Partial<
  Pick<Media, 'name' | 'folder' | 'focal' | 'isDecorative' | 'owner' | 'reviewBy'>
> & { alt?: Partial<Media['alt']> };

/** Facts space that says which documents changed and how often: the search follows it. */
export const MEDIA_SPACE = 'media';

/** What somebody should look after. */
export const CARES = ['no-alt', 'review-due', 'unused'] as const;
export type Care = (typeof CARES)[number];

export interface MediaQuery {
  folder?: string;
  /** Words in the name, the folder or an alternative text. */
  words?: string;
  kind?: Media['kind'];
  care?: Care;
  inBin?: boolean;
  order?: 'newest' | 'name';
  offset: number;
  limit: number;
}

export interface MediaCounts {
  all: number;
  bin: number;
  folders: { name: string; count: number }[];
  care: Record<Care, number>;
}

const IS_CARE: Readonly<Record<Care, string>> = {
  'no-alt': "(kind = 'picture' AND decorative = 0 AND (alt_en = '' OR alt_es = ''))",
  'review-due': "(review_by <> '' AND review_by <= $today)",
  unused: `NOT EXISTS (SELECT 1 FROM content_reference r WHERE r.kind = 'media' AND (r.to_item = media.address
    OR r.to_item IN (SELECT b.address FROM media_before b WHERE b.media_id = media.id)))`,
};
const ORDER = { newest: 'uploaded_at DESC, id', name: 'name COLLATE NOCASE, id' };

/** Rows of the media library. Writes belong into a transaction, with their row of the audit log. */
export class MediaTable {
  readonly #store: Store;
  readonly #clock: () => Date;

  constructor(store: Store, clock: () => Date) {
    this.#store = store;
    this.#clock = clock;
  }

  byId(id: string): Media | undefined {
    return this.#one('SELECT * FROM media WHERE id = ?', id);
  }

  byChecksum(checksum: string): Media | undefined {
    return this.#one('SELECT * FROM media WHERE checksum = ?', checksum);
  }

  /** What is served at an address: as it is, or with the files it had there before they were replaced. */
  byAddress(address: string): Media | undefined {
    const now = this.#one('SELECT * FROM media WHERE address = ?', address);
    if (now) return now;
    const before = this.#store.database
      .prepare('SELECT media_id, checksum, files FROM media_before WHERE address = ?')
      .get(address);
    const media = before && this.byId(String(before['media_id']));
    if (!media) return undefined;
    const files = JSON.parse(String(before['files'])) as string[];
    return { ...media, address, checksum: String(before['checksum']), files };
  }

  /** The address it has and those it had: pages show it at any of them. */
  addressesOf({ id, address }: Media): string[] {
    const rows = this.#store.database
      .prepare('SELECT address FROM media_before WHERE media_id = ? ORDER BY replaced_at')
      .all(id);
    return [address, ...rows.map((row) => String(row['address']))];
  }

  /** Of all files that are kept, or of those one entry has and had. */
  checksums(id?: string): Set<string> {
    const sql = `SELECT checksum FROM media WHERE ?1 IS NULL OR id = ?1
      UNION SELECT checksum FROM media_before WHERE ?1 IS NULL OR media_id = ?1`;
    const rows = this.#store.database.prepare(sql).all(id ?? null);
    return new Set(rows.map((row) => String(row['checksum'])));
  }

  list(query: MediaQuery): { media: Media[]; total: number } {
    const { where, values } = this.#conditions(query);
    const { database } = this.#store;
    const total = database.prepare(`SELECT COUNT(*) AS count FROM media WHERE ${where}`).get(values);
    const rows = database
      .prepare(
        `SELECT * FROM media WHERE ${where} ORDER BY ${ORDER[query.order ?? 'newest']} LIMIT $limit OFFSET $offset`,
      )
      .all({ ...values, $limit: query.limit, $offset: query.offset });
    return { media: rows.map(toMedia), total: Number(total?.['count']) };
  }

  counts(): MediaCounts {
    const { database } = this.#store;
    const sums = CARES.map((care) => `SUM(${IS_CARE[care]}) AS "${care}"`).join(', ');
    const kept = database
      .prepare(`SELECT COUNT(*) AS count, ${sums} FROM media WHERE deleted_at IS NULL`)
      .get({ $today: this.#today() });
    const bin = database.prepare('SELECT COUNT(*) AS count FROM media WHERE deleted_at IS NOT NULL').get();
    const folders = database
      .prepare(
        `SELECT folder, COUNT(*) AS count FROM media WHERE deleted_at IS NULL AND folder <> ''
           GROUP BY folder ORDER BY folder COLLATE NOCASE`,
      )
      .all();
    return {
      all: Number(kept?.['count']),
      bin: Number(bin?.['count']),
      folders: folders.map((row) => ({ name: String(row['folder']), count: Number(row['count']) })),
      care: Object.fromEntries(CARES.map((care) => [care, Number(kept?.[care] ?? 0)])) as MediaCounts['care'],
    };
  }

  add(added: NewMedia): Media {
    this.#run(
      `INSERT INTO media (id, address, name, folder, kind, bytes, width, height, owner, uploaded_by, uploaded_at, checksum,
         files) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[added.id, added.id, added.name, added.folder, added.kind, added.bytes, added.width, added.height],
      ...[added.uploadedBy, added.uploadedBy, this.#clock().toISOString()],
      ...[added.checksum, JSON.stringify(added.files)],
    );
    return this.byId(added.id) as Media;
  }

  /** Gives an entry other files, at an address of their own. */
  replace({ id, address, checksum, files }: Media, made: Replacement): Media {
    const now = this.#clock().toISOString();
    this.#run(
      'INSERT INTO media_before (address, media_id, checksum, files, replaced_at) VALUES (?, ?, ?, ?, ?)',
      ...[address, id, checksum, JSON.stringify(files), now],
    );
    this.#run(
      `UPDATE media SET address = ?, bytes = ?, width = ?, height = ?, uploaded_by = ?, uploaded_at = ?, checksum = ?,
         files = ? WHERE id = ?`,
      ...[made.address, made.bytes, made.width, made.height, made.uploadedBy, now, made.checksum],
      ...[JSON.stringify(made.files), id],
    );
    return this.#told(id);
  }

  change(media: Media, changes: MediaChanges): Media {
    const { name, folder, focal, alt, isDecorative, owner, reviewBy } = {
      ...media,
      ...changes,
      alt: { ...media.alt, ...changes.alt },
    };
    this.#run(
      `UPDATE media SET name = ?, folder = ?, focal_x = ?, focal_y = ?, alt_en = ?, alt_es = ?, decorative = ?,
         owner = ?, review_by = ? WHERE id = ?`,
      ...[name, folder, focal.x, focal.y, alt.en, alt.es, Number(isDecorative), owner, reviewBy, media.id],
    );
    return this.#told(media.id);
  }

  setDeleted(id: string, isDeleted: boolean): void {
    const at = isDeleted ? this.#clock().toISOString() : null;
    this.#run('UPDATE media SET deleted_at = ? WHERE id = ?', at, id);
    this.#told(id);
  }

  /** What has lain in the bin since before a moment and is used nowhere. */
  removable(before: Date): Media[] {
    return this.#store.database
      .prepare(`SELECT * FROM media WHERE deleted_at < ? AND ${IS_CARE.unused}`)
      .all(before.toISOString())
      .map(toMedia);
  }

  remove(id: string): void {
    this.#run('DELETE FROM media WHERE id = ?', id);
    this.#store.facts.put(MEDIA_SPACE, id, undefined);
  }

  /** What asks for care of one of them. */
  caresOf({ id }: Media): Care[] {
    const columns = CARES.map((care) => `${IS_CARE[care]} AS "${care}"`).join(', ');
    const row = this.#store.database
      .prepare(`SELECT ${columns} FROM media WHERE id = $id`)
      .get({ $id: id, $today: this.#today() });
    return CARES.filter((care) => row?.[care] === 1);
  }

  #conditions({ folder, words, kind, care, inBin = false }: MediaQuery) {
    const where = [`deleted_at IS ${inBin ? 'NOT NULL' : 'NULL'}`];
    const values: Record<string, string> = {};
    if (folder !== undefined) {
      where.push('folder = $folder');
      values['$folder'] = folder;
    }
    if (kind !== undefined) {
      where.push('kind = $kind');
      values['$kind'] = kind;
    }
    if (care !== undefined) {
      where.push(IS_CARE[care]);
      if (care === 'review-due') values['$today'] = this.#today();
    }
    // Each word somewhere: who looks for "door red" finds "red door".
    (words ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 8)
      .forEach((word, index) => {
        where.push(
          `(name || ' ' || folder || ' ' || alt_en || ' ' || alt_es) LIKE $word${index} ESCAPE '\\'`,
        );
        values[`$word${index}`] = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      });
    return { where: where.join(' AND '), values };
  }

  /** Says that a document changed; pictures are found by their pages. */
  #told(id: string): Media {
    const media = this.byId(id) as Media;
    const { facts } = this.#store;
    if (media.kind === 'document') facts.put(MEDIA_SPACE, id, Number(facts.get(MEDIA_SPACE, id) ?? 0) + 1);
    return media;
  }

  #one(sql: string, value: string): Media | undefined {
    const row = this.#store.database.prepare(sql).get(value);
    return row && toMedia(row);
  }

  #run(sql: string, ...values: (string | number | null)[]): void {
    this.#store.database.prepare(sql).run(...values);
  }

  #today(): string {
    return this.#clock().toISOString().slice(0, 10);
  }
}

function toMedia(row: Record<string, unknown>): Media {
  const text = (column: string) => String(row[column]);
  const size = (column: string) => (row[column] === null ? null : Number(row[column]));
  return {
    id: text('id'),
    address: text('address'),
    name: text('name'),
    folder: text('folder'),
    kind: text('kind') as Media['kind'],
    bytes: Number(row['bytes']),
    width: size('width'),
    height: size('height'),
    focal: { x: Number(row['focal_x']), y: Number(row['focal_y']) },
    alt: { en: text('alt_en'), es: text('alt_es') },
    isDecorative: row['decorative'] === 1,
    owner: text('owner'),
    reviewBy: text('review_by'),
    uploadedBy: text('uploaded_by'),
    uploadedAt: text('uploaded_at'),
    checksum: text('checksum'),
    files: JSON.parse(text('files')) as string[],
    deletedAt: row['deleted_at'] === null ? null : text('deleted_at'),
  };
}
