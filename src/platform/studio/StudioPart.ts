import type { z } from 'zod';
import type { AccountDesk, FoundSession } from '../accounts/createAccounts.ts';
import { foreignTo, isAsking } from '../accounts/requestRules.ts';
import type { Actor, Right } from '../accounts/Actor.ts';
import type { OidcSignIn } from '../accounts/OidcSignIn.ts';
import type { SignIn } from '../accounts/SignIn.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformContext, PlatformRequest, PlatformRoute } from '../PlatformModule.ts';
import type { StudioSettings } from '../studioEnv.ts';

/** What every part of the Studio's server works with. */
export interface StudioPart {
  platform: PlatformContext;
  accounts: AccountDesk;
  settings: StudioSettings;
  signIn: SignIn;
  oidc: OidcSignIn | undefined;
}

type Handle = PlatformRoute['handle'];

/** An address of the Studio. */
export const studioRoute = (
  method: PlatformRoute['method'],
  pattern: string,
  handle: Handle,
): PlatformRoute => ({ method, pattern, upstream: 'studio', handle });

/** Throws 403 unless a request that changes something comes from a page of the Studio. */
export function requireOwnPage({ settings }: StudioPart, { request }: PlatformRequest): void {
  const problem = foreignTo(request, settings.origin);
  if (problem) throw new HttpProblem(403, problem);
}

/** Who asks, with the session; throws 401 without one, 403 where a right is missing or the request is not the Studio's own. */
export function requireActor(
  part: StudioPart,
  asked: PlatformRequest,
  right?: Right,
): { actor: Actor; session: FoundSession } {
  const { request } = asked;
  const session = part.accounts.sessionOf(request);
  if (!session) throw new HttpProblem(401, 'Sign in first.');
  if (!isAsking(request.method)) requireOwnPage(part, asked);
  const actor = part.accounts.actorOf(request);
  if (!actor) throw new HttpProblem(403, 'The request lacks the token of the session. Load the page again.');
  if (right && !actor.may(right)) throw new HttpProblem(403, 'Your account may not do this.');
  return { actor, session };
}

const MOST_BYTES = 64 * 1024;

/** The JSON body, checked; throws 400 for what is no JSON and 422 for what is not the expected shape. */
export async function readJson<T>(
  asked: PlatformRequest,
  shape: z.ZodType<T>,
  mostBytes = MOST_BYTES,
): Promise<T> {
  const text = await asked.text(mostBytes);
  let value: unknown;
  try {
    value = JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new HttpProblem(400, 'The body must be JSON');
  }
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
  throw new HttpProblem(422, lines.join('; '));
}
