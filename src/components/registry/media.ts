import type { RegistryRow } from '#src/components/RegistryRow.ts';

const row = { folder: 'media', wake: 'never', pages: 'any', editing: 'P', strings: [] } as const;
const island = { ...row, wake: 'visible', strings: ['media', 'video'] } as const;

/** Pictures and videos; what is pressed wakes when it comes near. */
export const mediaRows = {
  Image: row,
  ImageBanner: row,
  ImageGallery: island,
  YoutubeVideo: island,
  BrightcoveVideo: island,
  VideoCard: island,
  VideoGallery: island,
  LoopVideo: island,
} satisfies Record<string, RegistryRow>;
