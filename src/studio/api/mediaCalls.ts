import { z } from 'zod/mini';
import type { Http } from './http.ts';
import { MEDIA_CARES, Refusal, UPLOAD_REFUSALS } from './StudioApi.ts';
import type { StudioApi } from './StudioApi.ts';

const texts = z.object({ en: z.string(), es: z.string() });
const itemShape = z.object({
  id: z.string(),
  name: z.string(),
  folder: z.string(),
  kind: z.enum(['picture', 'document']),
  bytes: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  focal: z.object({ x: z.number(), y: z.number() }),
  alt: texts,
  isDecorative: z.boolean(),
  owner: z.string(),
  reviewBy: z.string(),
  uploadedAt: z.string(),
  uploadedByName: z.string(),
  deletedAt: z.nullable(z.string()),
  src: z.string(),
  picture: z.nullable(z.string()),
  thumbnail: z.nullable(z.string()),
  cares: z.array(z.enum(MEDIA_CARES)),
});
const detailShape = z.object({
  media: itemShape,
  uses: z.array(
    z.object({
      itemId: z.string(),
      name: z.string(),
      path: z.nullable(z.string()),
      locale: z.enum(['en', 'es']),
      isLive: z.boolean(),
    }),
  ),
  hiddenUses: z.number(),
});
const listShape = z.object({
  media: z.array(itemShape),
  total: z.number(),
  counts: z.object({
    all: z.number(),
    bin: z.number(),
    folders: z.array(z.object({ name: z.string(), count: z.number() })),
    care: z.object({ 'no-alt': z.number(), 'review-due': z.number(), unused: z.number() }),
  }),
  owners: z.array(z.object({ id: z.string(), name: z.string() })),
  mayChange: z.boolean(),
});
const keptShape = z.object({ media: itemShape, isNew: z.boolean() });
const refusedShape = z.object({ refused: z.enum(UPLOAD_REFUSALS) });
const replacedShape = z.extend(detailShape, { drafts: z.number(), left: z.number() });
const notReplacedShape = z.object({ refused: z.enum([...UPLOAD_REFUSALS, 'known', 'other-kind']) });

/** Above this the platform takes nothing: it need not be sent to hear that. */
const MOST_BYTES = 25 * 1024 * 1024;

type Calls = Pick<
  StudioApi,
  'mediaList' | 'media' | 'uploadMedia' | 'changeMedia' | 'deleteMedia' | 'restoreMedia' | 'replaceMedia'
>;

/** The media library. */
export function mediaCalls(http: Http): Calls {
  const at = (id: string, rest = '') => `/studio/api/media/${encodeURIComponent(id)}${rest}`;
  return {
    async mediaList({ inBin = false, page = 1, ...query }) {
      const asked = Object.entries({ ...query, page: String(page), ...(inBin && { bin: '1' }) }).filter(
        ([, value]) => value !== '',
      );
      return listShape.parse(
        await http.get(`/studio/api/media?${new URLSearchParams(asked as [string, string][])}`),
      );
    },
    media: async (id) => detailShape.parse(await http.get(at(id))),
    async uploadMedia(file, folder) {
      if (file.size > MOST_BYTES) return { kind: 'refused', why: 'too-large' };
      const query = new URLSearchParams({ name: file.name, folder });
      try {
        const answer = await http.upload(`/studio/api/media?${query}`, file);
        return { kind: 'kept', ...keptShape.parse(answer) };
      } catch (error) {
        const refused = error instanceof Refusal ? refusedShape.safeParse(error.answer) : undefined;
        if (refused?.success) return { kind: 'refused', why: refused.data.refused };
        throw error;
      }
    },
    changeMedia: async (id, changes) => detailShape.parse(await http.put(at(id), changes)),
    deleteMedia: async (id) => detailShape.parse(await http.remove(at(id))),
    restoreMedia: async (id) => detailShape.parse(await http.post(at(id, '/restore'), {})),
    async replaceMedia(id, file) {
      if (file.size > MOST_BYTES) return { kind: 'refused', why: 'too-large' };
      try {
        const answer = replacedShape.parse(await http.upload(at(id, '/file'), file));
        const { drafts, left, ...detail } = answer;
        return { kind: 'replaced', detail, drafts, left };
      } catch (error) {
        const refused = error instanceof Refusal ? notReplacedShape.safeParse(error.answer) : undefined;
        if (refused?.success) return { kind: 'refused', why: refused.data.refused };
        throw error;
      }
    },
  };
}
