import findMyWay from 'find-my-way';
import type { PlatformRoute } from '../PlatformModule.ts';

/** What stands at one address, whatever the method. */
export interface RoutesAt {
  /** The first route whose pattern fits: it names the address in the log, and its upstream. */
  first: PlatformRoute | undefined;
  /** What a request with a method is answered by. */
  accepting(method: string): PlatformRoute | undefined;
  /** Decoded path parameters; the rest of a path under `*`. */
  params: Record<string, string>;
  /** Methods that are answered here, for `Allow`; those any address may have where nothing stands. */
  methods(): string[];
}

/** Longer than any address the server reads. */
const maxParamLength = 64 * 1024;
const nothing: RoutesAt = {
  first: undefined,
  accepting: () => undefined,
  params: {},
  methods: () => allowedMethods([]),
};

/**
 * All routes of the platform, found by path: literal segments, `:name` segments, and a closing `*` for any rest. Of two
 * patterns that fit the more literal one counts. A parameter that is empty or no valid percent-encoding does not match.
 */
export class RouteTable {
  // The library's methods are not used: an address has its upstream and its methods also for a method it refuses.
  readonly #router = findMyWay({ maxParamLength });

  constructor(routes: readonly PlatformRoute[]) {
    for (const [pattern, own] of Map.groupBy(routes, (route) => route.pattern)) {
      this.#router.on('GET', pattern, () => undefined, own);
    }
  }

  at(pathname: string): RoutesAt {
    const found = this.#router.find('GET', pathname);
    if (!found || Object.entries(found.params).some(isEmpty)) return nothing;
    const routes = found.store as PlatformRoute[];
    return {
      first: routes[0],
      accepting: (method) => routes.find((route) => accepts(route, method)),
      params: found.params as Record<string, string>,
      methods: () => allowedMethods(routes),
    };
  }
}

const isEmpty = ([name, value]: [string, string | undefined]) => name !== '*' && value === '';

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
