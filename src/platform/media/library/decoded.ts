/** Why something is not taken into the library. */
export const REFUSALS = ['empty', 'too-large', 'type', 'damaged', 'too-many-pixels', 'too-slow'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What the decoder made of an upload; `files` stand in its folder, the largest picture first. */
export interface Decoded {
  kind: 'picture' | 'document';
  width: number | null;
  height: number | null;
  files: string[];
}

export type DecoderAnswer = Decoded | { refused: Refusal };

/** The name of the uploaded file in the folder given to the decoder; it does not outlive it. */
export const SOURCE = 'source';
