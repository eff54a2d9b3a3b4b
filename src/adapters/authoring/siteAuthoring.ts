import type { AuthoringPort, Refusal } from '#src/ports/AuthoringPort.ts';
import { readSaveAnswer } from './saveAnswer.ts';

/** Where this site takes changes to what a ticket names. */
export const AUTHORING_PATH = '/api/editing/authoring';
/** The header a ticket travels in. */
export const TICKET_HEADER = 'x-saving-ticket';

const REASONS: Readonly<Record<number, Refusal>> = {
  400: 'invalid',
  401: 'signed-out',
  403: 'not-allowed',
  404: 'gone',
  413: 'invalid',
};

/** Saves through this site, which holds the platform's credentials, with the ticket the page in edit mode was given. */
export function siteAuthoring(ticket: string, fetcher: typeof fetch = fetch): AuthoringPort {
  return {
    async saveFields(request) {
      try {
        const answer = await fetcher(AUTHORING_PATH, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [TICKET_HEADER]: ticket },
          body: JSON.stringify(request),
        });
        if (!answer.ok) return { kind: 'refused', reason: REASONS[answer.status] ?? 'unavailable' };
        return readSaveAnswer(await answer.json());
      } catch {
        return { kind: 'refused', reason: 'unavailable' };
      }
    },
  };
}
