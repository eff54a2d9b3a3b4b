/** A free icon, with the words it can be found by. */
export interface IconRecord {
  prefix: 'fas' | 'fab';
  name: string;
  aliases: string[];
  width: number;
  height: number;
  path: string;
}

export const ICON_VERSION = '6.6.0';
const MAX_QUERY = 64;

interface IconDefinition {
  prefix: 'fas' | 'fab';
  iconName: string;
  icon: [
    width: number,
    height: number,
    aliases: (string | number)[],
    unicode: string,
    path: string | string[],
  ];
}

let cached: Promise<IconRecord[]> | undefined;

/** All free solid and brand icons, read on first use: the two packages are large. */
export function freeIcons(): Promise<IconRecord[]> {
  cached ??= Promise.all([
    import('@fortawesome/free-solid-svg-icons'),
    import('@fortawesome/free-brands-svg-icons'),
  ]).then((packs) => {
    const icons = new Map<string, IconRecord>();
    for (const pack of packs) {
      for (const definition of Object.values(pack) as unknown[]) {
        const { prefix, iconName, icon } = definition as IconDefinition;
        // Each package also exports the prefix and a map of all its icons; an alias is a second export of the same icon.
        if (!Array.isArray(icon) || icons.has(`${prefix}-${iconName}`)) continue;
        const [width, height, aliases, , path] = icon;
        icons.set(`${prefix}-${iconName}`, {
          prefix,
          name: iconName,
          aliases: aliases.filter((alias): alias is string => typeof alias === 'string'),
          width,
          height,
          path: Array.isArray(path) ? path.join(' ') : path,
        });
      }
    }
    return [...icons.values()].sort((a, b) =>
      a.name < b.name ? -1 : a.name > b.name ? 1 : a.prefix < b.prefix ? -1 : 1,
    );
  });
  return cached;
}

/** A query that can be searched for, in small letters with hyphens; undefined for a bad one. */
export function iconQuery(query: string): string | undefined {
  const cleaned = query.trim().toLowerCase().replace(/\s+/g, '-');
  return cleaned !== '' && cleaned.length <= MAX_QUERY && /^[a-z0-9-]+$/.test(cleaned) ? cleaned : undefined;
}

/** Icons whose name or alias is, begins with or contains the query, best first. */
export function findIcons(icons: readonly IconRecord[], query: string, limit: number): IconRecord[] {
  const rank = (icon: IconRecord): number => {
    const names = [icon.name, ...icon.aliases];
    if (icon.name === query) return 0;
    if (names.includes(query)) return 1;
    if (icon.name.startsWith(query)) return 2;
    if (names.some((name) => name.startsWith(query))) return 3;
    if (names.some((name) => name.split('-').some((word) => word.startsWith(query)))) return 4;
    return names.some((name) => name.includes(query)) ? 5 : 9;
  };
  return icons
    .map((icon) => ({ icon, rank: rank(icon) }))
    .filter((entry) => entry.rank < 9)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map((entry) => entry.icon);
}
