import type { PlatformRoute } from '../PlatformModule.ts';
import { routePattern } from '../routePattern.ts';

/** What stands at one address, whatever the method. */
export interface RoutesAt {
  /** The first route whose pattern fits: it names the address in the log, and its upstream. */
  first: PlatformRoute | undefined;
  /** What a request with a method is answered by. */
  accepting(method: string): { route: PlatformRoute; params: Record<string, string> } | undefined;
  /** Methods that are answered here, for `Allow`; those any address may have where nothing stands. */
  methods(): string[];
}

/** All routes of the platform, found by path. */
export class RouteTable {
  readonly #routes: { route: PlatformRoute; match: ReturnType<typeof routePattern> }[];

  constructor(routes: readonly PlatformRoute[]) {
    this.#routes = routes.map((route) => ({ route, match: routePattern(route.pattern) }));
  }

  at(pathname: string): RoutesAt {
    const found = this.#routes.flatMap(({ route, match }) => {
      const params = match(pathname);
      return params ? [{ route, params }] : [];
    });
    return {
      first: found[0]?.route,
      accepting: (method) => found.find(({ route }) => accepts(route, method)),
      methods: () => allowedMethods(found.map(({ route }) => route)),
    };
  }
}

function accepts(route: PlatformRoute, method: string): boolean {
  return route.method === '*' || route.method === method || (route.method === 'GET' && method === 'HEAD');
}

function allowedMethods(routes: readonly PlatformRoute[]): string[] {
  const methods = routes.flatMap(({ method }) => {
    if (method === '*') return ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
    return method === 'GET' ? ['GET', 'HEAD'] : [method];
  });
  return [...new Set(methods.length > 0 ? methods : ['GET', 'HEAD', 'POST']), 'OPTIONS'];
}
