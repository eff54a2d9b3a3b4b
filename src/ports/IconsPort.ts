/** An icon an editor may choose (S-317). */
export interface FoundIcon {
  /** Of its pack: `fas` solid, `fab` brands. */
  prefix: string;
  name: string;
  /** Of its drawing, in the drawing's own units. */
  width: number;
  height: number;
  /** As in the `d` of an SVG path. */
  path: string;
}

/** The icon service (E-056). */
export interface IconsPort {
  /** Icons by a word of their name. Throws on a bad query and without the icon kit token. */
  find(query: string, limit: number): Promise<FoundIcon[]>;
}
