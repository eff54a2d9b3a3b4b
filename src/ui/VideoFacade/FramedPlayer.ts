/** What becomes of a player: it can be seen, or it will not come. */
export type PlayerNews = 'ready' | 'failed';

/** The player of a video host in a frame of ours. A frame itself says nothing: it fires `load` when it is blocked, too. */
export interface FramedPlayer {
  /** Absolute address of the frame. */
  address: string;
  /** Page of the video at its host, where it has one. */
  watchUrl?: string;
  /**
   * Finds out what becomes of the player in `frame`, which must not have loaded yet, and tells it; a player that came
   * late is told after one that did not. Returns a function that stops listening.
   */
  listen(frame: HTMLIFrameElement, tell: (news: PlayerNews) => void): () => void;
  /** Pauses a player that can be seen; false where it takes no messages and must be taken away. */
  pause(frame: HTMLIFrameElement): boolean;
}
