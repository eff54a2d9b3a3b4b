import type { NextApiRequest } from 'next';
import type { Services } from '#src/server/compose.ts';
import { readTicket } from '#src/server/savingTicket.ts';
import type { SavingTicket } from '#src/server/savingTicket.ts';
import type { ApiAnswer } from './apiRoute.ts';

/** What calls from a page in edit mode are answered with. */
export type EditingServices = Pick<Services, 'authoring' | 'icons' | 'env' | 'log'>;

/** An answer that says why there is none. */
export const refused = (status: number, error: string): ApiAnswer => ({ status, body: { error } });

/** Whether a browser sent the call from a page of this site: another site's forms and scripts say where they are. */
export function isOwnOrigin({ headers }: NextApiRequest, { env }: Pick<EditingServices, 'env'>): boolean {
  const from = headers['sec-fetch-site'];
  return (
    [env.SITE_ORIGIN, env.PLAN_SITE_ORIGIN].includes(headers.origin ?? '') &&
    (from === undefined || from === 'same-origin')
  );
}

/** The ticket of a call; undefined without a good one. */
export function ticketOf(
  request: NextApiRequest,
  services: EditingServices,
  now: Date,
): SavingTicket | undefined {
  const given = request.headers['x-saving-ticket'];
  const secret = services.env.JSS_EDITING_SECRET;
  return typeof given === 'string' && secret ? readTicket(given, secret, now) : undefined;
}
