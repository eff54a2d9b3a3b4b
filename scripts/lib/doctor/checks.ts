import { z } from 'zod';
import { requestGraphql } from '#src/adapters/content/graphqlClient.ts';
import { createContentAdapter } from '#src/adapters/content/createContentAdapter.ts';
import { createDirectoryClient } from '#src/adapters/directory/directoryClient.ts';
import { endpointNamed } from '#src/adapters/directory/entityEndpoints.ts';
import { READERS } from '#src/adapters/directory/entityReaders.ts';
import type { HttpClient } from '#src/adapters/http/createHttpClient.ts';
import { isUpstreamError } from '#src/adapters/http/UpstreamError.ts';
import { createIconsAdapter } from '#src/adapters/icons/createIconsAdapter.ts';
import { createMapsAdapter } from '#src/adapters/maps/createMapsAdapter.ts';
import { createReputationAdapter } from '#src/adapters/reputation/createReputationAdapter.ts';
import { createSearchAdapter } from '#src/adapters/search/createSearchAdapter.ts';
import { createSearchProxy } from '#src/adapters/search/createSearchProxy.ts';
import { createWaitsAdapter } from '#src/adapters/waits/createWaitsAdapter.ts';
import { SCREENS } from '#src/components/search/common/screens.ts';
import type { Env } from '#src/config/env.ts';
import { explain } from './explain.ts';
import type { Names } from './explain.ts';
import { fieldFindings } from './fieldsOnEndpoint.ts';
import { note, ok, problem } from './Finding.ts';
import type { Finding } from './Finding.ts';

/** A source, what it is called here, and what is asked of it once it is reached. */
export interface Check {
  title: string;
  names: Names;
  ask(): Promise<Finding[]>;
}

/** As many documents of an endpoint as one page has. */
const SAMPLE = 50;
const sitesShape = z.object({
  site: z.object({ siteInfoCollection: z.array(z.looseObject({ name: z.string() })) }),
});

type Make = (env: Env, http: HttpClient) => Check | undefined;

const content: Make = (env, http) => {
  const options = { http, endpoint: env.CONTENT_ENDPOINT, apiKey: env.CONTENT_API_KEY };
  const wanted = { CONTENT_SITE_MAIN: env.CONTENT_SITE_MAIN, CONTENT_SITE_PLAN: env.CONTENT_SITE_PLAN };
  const sites = { main: env.CONTENT_SITE_MAIN, plan: env.CONTENT_SITE_PLAN };
  const adapter = createContentAdapter({ ...options, editingKey: env.EDITING_KEY, sites });
  async function home(name: string): Promise<Finding> {
    const page = await adapter.layout(name, '/', 'en');
    if (page.kind === 'failed') throw page.error;
    return page.kind === 'found'
      ? ok(`site “${name}” has a home page`)
      : problem(`site “${name}” has no published home page in English`);
  }
  return {
    title: 'content',
    names: { address: env.CONTENT_ENDPOINT, endpoint: 'CONTENT_ENDPOINT', key: 'CONTENT_API_KEY' },
    async ask() {
      const query = 'query Sites { site { siteInfoCollection { name } } }';
      const { site } = await requestGraphql(options, query, undefined, sitesShape);
      const known = site.siteInfoCollection.map(({ name }) => name);
      const findings = [ok('accepts its key')];
      for (const [variable, name] of Object.entries(wanted)) {
        if (known.includes(name)) findings.push(await home(name));
        else
          findings.push(
            problem(
              `knows no site “${name}” (${variable}); it has ${known.map((one) => `“${one}”`).join(', ') || 'none'}`,
            ),
          );
      }
      return findings;
    },
  };
};

const directory: Make = (env, http) => ({
  title: 'directory',
  names: { address: env.DIRECTORY_ENDPOINT, endpoint: 'DIRECTORY_ENDPOINT', key: 'DIRECTORY_API_KEY' },
  async ask() {
    const { DIRECTORY_ENDPOINT: endpoint, DIRECTORY_API_KEY: apiKey } = env;
    const client = createDirectoryClient({ http, endpoint, apiKey, log: () => undefined });
    const findings: Finding[] = [];
    for (const [type, read] of Object.entries(READERS)) {
      const name = endpointNamed(type);
      try {
        const { response } = await client.ask(name, { limit: String(SAMPLE), 'meta.locale': 'en' }, 'doctor');
        findings.push(...fieldFindings(name, response.docs, read));
      } catch (error) {
        // What holds for the whole source need not be said twelve times.
        if (!isUpstreamError(error) || isOfAll(error.status)) throw error;
        findings.push(problem(`endpoint ${name}: ${explain(error, this.names)}`));
      }
    }
    return findings;
  },
});

const isOfAll = (status: number | undefined) => status === 401 || status === 403 || (status ?? 0) >= 500;

const search: Make = (env, http) => ({
  title: 'search',
  names: { address: env.SEARCH_ENDPOINT, endpoint: 'SEARCH_ENDPOINT', key: 'SEARCH_API_KEY' },
  async ask() {
    const port = createSearchAdapter({
      proxy: createSearchProxy({ http, endpoint: env.SEARCH_ENDPOINT, apiKey: env.SEARCH_API_KEY }),
      apiVersion: env.SEARCH_API_VERSION,
      experienceKeys: {
        search: env.SEARCH_EXPERIENCE_KEY,
        'related-content': env.SEARCH_RELATED_EXPERIENCE_KEY,
      },
      locales: env.SEARCH_LOCALES,
    });
    await port.universal({ query: 'heart', limit: 1 });
    const experience = `experience “${env.SEARCH_EXPERIENCE_KEY}”`;
    const findings = [ok(`accepts its key, and has ${experience}`)];
    const verticals = [...new Set<string>(Object.values(SCREENS).flatMap((screen) => screen.verticals))];
    for (const verticalKey of verticals) {
      try {
        const { count } = await port.vertical({ verticalKey, experience: 'search', limit: 1 });
        if (count === 0) findings.push(note(`vertical “${verticalKey}” has no results at all`));
      } catch (error) {
        const why = explain(error, this.names);
        findings.push(
          problem(`vertical “${verticalKey}” is missing in ${experience}, or not public: it ${why}`),
        );
      }
    }
    const wrong = findings.filter(({ level }) => level === 'problem').length;
    if (wrong === 0) findings.push(ok(`has all ${verticals.length} verticals the site searches`));
    return findings;
  },
});

const maps: Make = (env, http) => ({
  title: 'places',
  names: { address: env.MAPS_ENDPOINT, endpoint: 'MAPS_ENDPOINT', key: 'MAPS_KEY' },
  async ask() {
    const port = createMapsAdapter({ http, endpoint: env.MAPS_ENDPOINT, key: env.MAPS_KEY });
    const found = await port.searchAddress('Sacramento', { entityType: 'Municipality', limit: 5 });
    return [found.length > 0 ? ok('accepts its key and finds a city') : note('does not find Sacramento')];
  },
});

const waits: Make = (env, http) => ({
  title: 'wait times',
  names: { address: env.WAITS_ENDPOINT, endpoint: 'WAITS_ENDPOINT' },
  async ask() {
    const all = Object.values(await createWaitsAdapter({ http, endpoint: env.WAITS_ENDPOINT }).all());
    if (all.length === 0) return [note('has no wait times now')];
    const newest = Math.max(...all.map(({ fetchedAt }) => fetchedAt.getTime()));
    const minutes = Math.round((Date.now() - newest) / 60_000);
    if (minutes > env.WAIT_MAX_AGE_MINUTES)
      return [note(`the newest of ${all.length} wait times is ${minutes} minutes old, so none is shown`)];
    return [ok(`${all.length} wait times, the newest ${minutes} minutes old`)];
  },
});

const reputation: Make = (env, http) => ({
  title: 'ratings',
  names: { address: env.REPUTATION_ENDPOINT, endpoint: 'REPUTATION_ENDPOINT' },
  async ask() {
    // Nobody has this id: that it says so shows that it is the interface the site knows.
    await createReputationAdapter({ http, endpoint: env.REPUTATION_ENDPOINT }).summary('doctor');
    return [ok('answers as expected')];
  },
});

const icons: Make = (env, http) =>
  env.ICON_KIT_TOKEN === undefined
    ? undefined
    : {
        title: 'icons',
        names: { address: env.ICONS_ENDPOINT, endpoint: 'ICONS_ENDPOINT', key: 'ICON_KIT_TOKEN' },
        async ask() {
          const port = createIconsAdapter({ http, endpoint: env.ICONS_ENDPOINT, token: env.ICON_KIT_TOKEN });
          const found = await port.find('heart', 1);
          return [found.length > 0 ? ok('accepts its token and finds an icon') : note('finds no heart')];
        },
      };

const proxy: Make = (env, http) =>
  env.CACHING_PROXY === undefined
    ? undefined
    : {
        title: 'caching proxy',
        names: { address: env.CACHING_PROXY, endpoint: 'CACHING_PROXY' },
        async ask() {
          await http.text({
            ...{ upstream: 'proxy', call: 'doctor', url: `${env.CACHING_PROXY}/api/facilities/doctor` },
            accepts: [400, 404],
          });
          return [ok('answers')];
        },
      };

const authoring: Make = (env, http) =>
  env.AUTHORING_ENDPOINT === undefined
    ? undefined
    : {
        title: 'authoring',
        names: {
          ...{ address: env.AUTHORING_TOKEN_ENDPOINT, endpoint: 'AUTHORING_TOKEN_ENDPOINT' },
          key: 'AUTHORING_CLIENT_ID and AUTHORING_CLIENT_SECRET',
        },
        async ask() {
          await http.json({
            ...{ upstream: 'authoring', call: 'token', url: env.AUTHORING_TOKEN_ENDPOINT, method: 'POST' },
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              grant_type: 'client_credentials',
              client_id: env.AUTHORING_CLIENT_ID,
              client_secret: env.AUTHORING_CLIENT_SECRET,
              audience: env.AUTHORING_AUDIENCE,
            }),
            schema: z.looseObject({ access_token: z.string().min(1) }),
          });
          return [ok('accepts its client credentials')];
        },
      };

const readyShape = z.object({
  meta: z.object({ errors: z.array(z.object({ message: z.string() })) }),
});

/** The platform of this repository says itself whether it can read, search and store; asked where something comes from it. */
const platform: Make = (env) => {
  const origin = env.PLATFORM_ORIGIN;
  const isUsed = [env.CONTENT_ENDPOINT, env.DIRECTORY_ENDPOINT, env.SEARCH_ENDPOINT].some((address) =>
    address.startsWith(`${origin}/`),
  );
  return isUsed
    ? {
        title: 'platform',
        names: { address: origin, endpoint: 'PLATFORM_ORIGIN' },
        async ask() {
          // The site's client takes no 503 for an answer, and here it is one.
          const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(10_000) });
          const { errors } = readyShape.parse(await answer.json()).meta;
          return errors.length === 0
            ? [ok('can read, search and store')]
            : errors.map(({ message }) => problem(`${message} (see the alarms in docs/operating.md)`));
        },
      }
    : undefined;
};

/** What is asked of every source that is configured. */
export function checksOf(env: Env, http: HttpClient): Check[] {
  const all: Make[] = [
    platform,
    content,
    directory,
    search,
    maps,
    waits,
    reputation,
    icons,
    proxy,
    authoring,
  ];
  return all.flatMap((make) => make(env, http) ?? []);
}
