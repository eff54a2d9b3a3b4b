/**
 * A video and where its player is: `playerUrl` is the address or path of this site that YouTube's video id is added to,
 * `playersUrl` the one Brightcove's account and player are; both are the site's own there.
 */
export type VideoSource =
  | { kind: 'youtube'; videoId: string; playerUrl: string }
  | { kind: 'brightcove'; videoId: string; playersUrl: string; account: string; player: string };

export type YoutubeSource = Extract<VideoSource, { kind: 'youtube' }>;
export type BrightcoveSource = Extract<VideoSource, { kind: 'brightcove' }>;

/** Name of the host, shown to the visitor before anything is asked of it. */
export function videoHost({ kind }: Pick<VideoSource, 'kind'>): string {
  return kind === 'youtube' ? 'YouTube' : 'Brightcove';
}
