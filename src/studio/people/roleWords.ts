import useSWR from 'swr';
import type { SiteInfo } from '../api/StudioApi.ts';
import type { GivenRole } from '../api/peopleCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import type { Words } from '../strings/useWords.ts';

/** A page that roles can be given at, with all below it. */
export interface TopPage {
  id: string;
  name: string;
  path: string;
}

/** How deep a part of the site begins at most: below that, pages are too many to choose from. */
const DEPTH = 2;

/** The pages near the top of the sites. */
export function useTopPages(sites: readonly SiteInfo[]): readonly TopPage[] {
  const api = useApi();
  const names = sites.map(({ name }) => name);
  const { data } = useSWR(['top-pages', ...names], async () => {
    const all = await Promise.all(names.map((name) => api.pages(name, 'en')));
    return all
      .flat()
      .filter(({ path }) => path.split('/').filter(Boolean).length <= DEPTH && !path.includes('*'));
  });
  return data ?? [];
}

/** A role with where it was given, in words. */
export function rolePhrase(
  say: Words,
  { role, subtree, locale }: GivenRole,
  pages: readonly TopPage[],
): string {
  const page = pages.find(({ id }) => id === subtree);
  const where = [
    ...(subtree === '' ? [] : [page ? `${page.name} (${page.path})` : subtree]),
    ...(locale === '' ? [] : [say(locale === 'en' ? 'english' : 'spanish')]),
  ];
  const [short = ''] = say(`role-${role}`).split(':');
  return where.length === 0 ? short : `${short}: ${where.join(', ')}`;
}
