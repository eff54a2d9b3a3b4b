/**
 * The form page paths are compared in: leading slash, no trailing or doubled slash, Unicode composed.
 * Letter case is kept; the store compares ASCII letters without it.
 */
export function normalisePath(path: string): string {
  const segments = path.normalize('NFC').split('/').filter(Boolean);
  return `/${segments.join('/')}`;
}

/**
 * The segments a wildcard page path takes from an asked path, one string per '*' ('a/b' when it took several),
 * or undefined when it does not match. '*' stands for one or more segments; the first one takes as few as it can.
 */
export function matchWildcardPath(pattern: string, path: string): string[] | undefined {
  const parts = pattern.split('/').filter(Boolean);
  const segments = path.split('/').filter(Boolean);
  const match = (part: number, segment: number): string[] | undefined => {
    const literal = parts[part];
    if (literal === undefined) return segment === segments.length ? [] : undefined;
    if (literal !== '*') {
      return literal.toLowerCase() === segments[segment]?.toLowerCase()
        ? match(part + 1, segment + 1)
        : undefined;
    }
    for (let end = segment + 1; end <= segments.length; end += 1) {
      const rest = match(part + 1, end);
      if (rest) return [segments.slice(segment, end).join('/'), ...rest];
    }
    return undefined;
  };
  return match(0, 0);
}

/** Orders wildcard paths so that the one saying most literally comes first. */
export function compareWildcardPaths(left: string, right: string): number {
  const weigh = (path: string) => {
    const parts = path.split('/').filter(Boolean);
    const literals = parts.filter((part) => part !== '*').length;
    return { prefix: parts.indexOf('*'), literals, stars: parts.length - literals };
  };
  const [a, b] = [weigh(left), weigh(right)];
  return b.literals - a.literals || b.prefix - a.prefix || b.stars - a.stars || (left < right ? -1 : 1);
}
