const LONGEST = 80;

/** The last part of an address for a name: plain words with dashes, and a number where another page has it already. */
export function proposeAddress(name: string, taken: ReadonlySet<string> = new Set()): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  if (words === '' || !taken.has(words)) return words;
  let number = 2;
  while (taken.has(`${words}-${number}`)) number += 1;
  return `${words}-${number}`;
}

/** Whether a text can be the last part of an address as it is; the platform says so again. */
export const isAddressPart = (segment: string): boolean => /^[a-z0-9~][\w~-]{0,99}$/i.test(segment.trim());

/** The part of an address before its last step: '' for a page of the first row. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
export const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Last parts of the addresses that stand in a folder. */
export const takenIn = (pages: readonly { path: string }[], folder: string): ReadonlySet<string> =>
  new Set(
    pages.filter(({ path }) => folderOf(path) === folder).map(({ path }) => lastOf(path).toLowerCase()),
  );
