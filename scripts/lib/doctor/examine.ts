import { createHttpClient } from '#src/adapters/http/createHttpClient.ts';
import type { HttpClient } from '#src/adapters/http/createHttpClient.ts';
import type { Env } from '#src/config/env.ts';
import { checksOf } from './checks.ts';
import type { Check } from './checks.ts';
import { checkConnection } from './connection.ts';
import { explain } from './explain.ts';
import { problem } from './Finding.ts';
import type { Finding } from './Finding.ts';

const PATIENCE = { totalMs: 10_000, connectMs: 8000, breaker: { failures: 1e6, withinMs: 1, openMs: 1 } };
const SECRET = /KEY$|SECRET$|TOKEN$|^AUTHORING_CLIENT_ID$/;
/** Told by everybody who looks at a page, or a word like any other. */
const NO_SECRET = new Set(['SEARCH_EXPERIENCE_KEY', 'SEARCH_RELATED_EXPERIENCE_KEY']);

/** A client as patient as a person at a terminal, which leaves no source alone. */
export function patientClient(): HttpClient {
  const upstreams = [
    'content',
    'directory',
    'search',
    'maps',
    'waits',
    'reputation',
    'icons',
    'proxy',
    'authoring',
  ];
  return createHttpClient({ limits: Object.fromEntries(upstreams.map((name) => [name, PATIENCE])) });
}

/** Strikes out whatever of an environment is secret, wherever it stands; also in what a source said. */
export function withoutSecrets(env: Env): (text: string) => string {
  const secrets = Object.entries(env).flatMap(([name, value]) =>
    SECRET.test(name) && !NO_SECRET.has(name) && typeof value === 'string' && value.length > 3 ? [value] : [],
  );
  const contextId = new URL(env.CONTENT_ENDPOINT).searchParams.get('sitecoreContextId');
  return (text) =>
    [...secrets, ...(contextId ? [contextId] : [])].reduce(
      (struck, secret) => struck.replaceAll(secret, '***').replaceAll(encodeURIComponent(secret), '***'),
      text,
    );
}

async function examineOne(check: Check): Promise<Finding[]> {
  const { isReached, findings } = await checkConnection(check.names);
  if (!isReached) return findings;
  try {
    return [...findings, ...(await check.ask())];
  } catch (error) {
    return [...findings, problem(explain(error, check.names))];
  }
}

/** Examines every configured source, one after the other, and tells `tell` of each. Answers how many problems there are. */
export async function examine(
  env: Env,
  tell: (title: string, address: string, findings: Finding[]) => void,
  http: HttpClient = patientClient(),
): Promise<number> {
  const strike = withoutSecrets(env);
  let problems = 0;
  for (const check of checksOf(env, http)) {
    const findings = (await examineOne(check)).map(({ level, text }) => ({ level, text: strike(text) }));
    problems += findings.filter(({ level }) => level === 'problem').length;
    tell(check.title, strike(check.names.address), findings);
  }
  return problems;
}
