import { HttpProblem } from '#src/platform/HttpProblem.ts';
import type { PlatformRequest } from '#src/platform/PlatformModule.ts';

/**
 * Lets a request pass that carries the key as `api_key`, as header `api-key`, or as a bearer token.
 * Throws HttpProblem 400 without a key and 401 with a wrong one, as the protocol has it.
 */
export function requireKey({ url, request }: Pick<PlatformRequest, 'url' | 'request'>, key: string): void {
  const bearer = /^Bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const header = request.headers['api-key'];
  const given = url.searchParams.get('api_key') ?? (Array.isArray(header) ? header[0] : header) ?? bearer;
  if (given === undefined || given === '') throw new HttpProblem(400, 'Missing parameter api_key');
  if (given !== key) throw new HttpProblem(401, 'The API key is not valid');
}
