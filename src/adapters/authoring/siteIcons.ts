import type { FoundIcon } from '#src/ports/IconsPort.ts';
import { TICKET_HEADER } from './siteAuthoring.ts';

/** The icon service through this site, for a page in edit mode: its ticket says that it is one. Throws on a bad query. */
export function siteIcons(ticket: string | undefined, fetcher: typeof fetch = fetch) {
  return async (query: string): Promise<FoundIcon[]> => {
    const answer = await fetcher(`/api/editing/icons?${new URLSearchParams({ query })}`, {
      headers: { [TICKET_HEADER]: ticket ?? '' },
    });
    if (answer.status === 400) throw new Error('bad query');
    const body = (await answer.json()) as { icons?: FoundIcon[] };
    if (!answer.ok || !Array.isArray(body.icons)) throw new Error('no icons');
    return body.icons;
  };
}
