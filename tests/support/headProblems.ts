/** What the head of a page tells, for comparison with those of other pages. */
export interface HeadWords {
  address: string;
  /** Site and language, within which titles and descriptions differ. */
  group: string;
  /** Without the site's name. */
  title: string;
  description: string | undefined;
}

/** Most characters of a title before the site's name and of a description; fewest of a description. */
const LIMITS = { title: 65, description: 160, leastDescription: 20 };

/** What is wrong with the heads of pages: empty, too long, unfilled, cut inside a word, or the same as another's. */
export function headProblems(heads: readonly HeadWords[]): string[] {
  const own = heads.flatMap(({ address, title, description = '' }) =>
    [
      title.trim() === '' && 'no title',
      title.length > LIMITS.title && `title of ${title.length}: ${title}`,
      description.length < LIMITS.leastDescription && `description "${description}"`,
      description.length > LIMITS.description && `description of ${description.length}`,
      /\{\w+\}|undefined|null|\[object|<\w|\bseo\./.test(`${title} ${description}`) &&
        `unfilled: ${title} / ${description}`,
      /\s…|,…|…\S/.test(`${title} ${description}`.replace(/…(?= –)/, '')) &&
        `cut badly: ${title} / ${description}`,
    ].flatMap((problem) => (problem ? [`${address}: ${problem}`] : [])),
  );
  return [...own, ...repeated(heads, 'title'), ...repeated(heads, 'description')];
}

function repeated(heads: readonly HeadWords[], member: 'title' | 'description'): string[] {
  const groups = new Map<string, string[]>();
  for (const head of heads) {
    const key = `${head.group}: ${head[member]}`;
    groups.set(key, [...(groups.get(key) ?? []), head.address]);
  }
  return [...groups].flatMap(([words, addresses]) =>
    addresses.length > 1 ? [`same ${member} ${words}: ${addresses.join(' ')}`] : [],
  );
}
