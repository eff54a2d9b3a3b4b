/**
 * The shape of an icon: structurally FontAwesome's `IconDefinition`, so `icon={faPhone}` from any
 * `@fortawesome/free-*-svg-icons` package fits, and so do the line glyphs of `glyphs.ts` (prefix 'line').
 */
export interface IconShape {
  readonly prefix: string;
  readonly iconName: string;
  readonly icon: readonly [
    width: number,
    height: number,
    ligatures: readonly string[],
    unicode: string,
    path: string | readonly string[],
  ];
}

export interface IconProps {
  icon: IconShape;
  /** Any CSS length; the default follows the text beside it. */
  size?: number | string;
  /** With a label the icon is an image; without one it is decoration (the usual case). */
  label?: string;
}

/**
 * One icon as plain SVG. It reads the icon's data directly: FontAwesome's own renderer (`FontAwesome.tsx`)
 * costs 17 kB of script on every page and draws the same path.
 */
export function Icon({ icon, size = '1.25em', label }: IconProps) {
  const [width, height, , , path] = icon.icon;
  const paths = typeof path === 'string' ? [path] : path;
  const line = icon.prefix === 'line';
  return (
    <svg
      className={line ? 'Icon-line' : 'Icon-solid'}
      viewBox={`0 0 ${width} ${height}`}
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
