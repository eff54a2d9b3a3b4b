/**
 * Compiles the pattern of a route to a matcher of pathnames that answers the decoded parameters.
 *
 * Literal segments, `:name` segments and one closing `*` or `:name*` (any rest, also none) are compiled to a plain
 * regular expression; anything richer goes to URLPattern, which is ten times slower.
 * A parameter that is not valid percent-encoding does not match.
 */
export function routePattern(pattern: string): (pathname: string) => Record<string, string> | undefined {
  if (!/[:*({?+\\]/.test(pattern)) return (pathname) => (pathname === pattern ? {} : undefined);
  const matcher = simpleMatcher(pattern) ?? patternMatcher(pattern);
  return (pathname) => {
    const found = matcher(pathname);
    if (!found) return undefined;
    const decoded: Record<string, string> = {};
    try {
      for (const [name, value] of Object.entries(found)) {
        if (value !== undefined) decoded[name] = decodeURIComponent(value);
      }
    } catch {
      return undefined;
    }
    return decoded;
  };
}

type Matcher = (pathname: string) => Record<string, string | undefined> | undefined;

function simpleMatcher(pattern: string): Matcher | undefined {
  const names: string[] = [];
  const segments = pattern.split('/').slice(1);
  let source = '';
  for (const [index, segment] of segments.entries()) {
    const last = index === segments.length - 1;
    const parameter = /^:(\w+)(\*?)$/.exec(segment);
    if (segment === '*' && last) {
      names.push('0');
      source += '/(.*)';
    } else if (parameter && parameter[2] === '*' && last) {
      names.push(parameter[1] ?? '');
      source += '(?:/(.*))?';
    } else if (parameter && parameter[2] === '') {
      names.push(parameter[1] ?? '');
      source += '/([^/]+)';
    } else if (/^[\w.~-]*$/.test(segment)) {
      source += `/${segment.replaceAll('.', '\\.')}`;
    } else {
      return undefined;
    }
  }
  const expression = new RegExp(`^${source}$`);
  return (pathname) => {
    const match = expression.exec(pathname);
    return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1]])) : undefined;
  };
}

function patternMatcher(pattern: string): Matcher {
  const compiled = new URLPattern({ pathname: pattern });
  return (pathname) => compiled.exec({ pathname })?.pathname.groups;
}
