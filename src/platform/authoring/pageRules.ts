import type { ContentItem } from '../store/ContentStore.ts';
import { problem, quoted } from './problems.ts';

const LONGEST_ADDRESS = 500;

/** First parts of an address that the site answers by itself, or reads as a language. */
const RESERVED: ReadonlySet<string> = new Set(['api', 'en', 'es', 'healthz', 'readyz', 'sitecore', 'studio']);

/** Whether the site itself stands on a page: its home page, and what it shows in place of others. */
export const isFixedPage = ({ path }: Pick<ContentItem, 'path'>): boolean =>
  path === '/' || path?.startsWith('/_') === true;

/**
 * Kinds of page that may stand below an item; none below a page that stands for many addresses, which are all its own. Only
 * the hospital's site has pages of services and of health topics, and those stand below pages of their own kind or plain ones.
 */
export function kindsBelow({ site, path, parentId, template }: ContentItem): readonly string[] {
  const isRoot = path === null && parentId === null;
  if (!isRoot && (path === null || path.includes('*') || path.startsWith('/_'))) return [];
  if (site === 'plan') return ['Page'];
  const all = ['Page', 'ServicePage', 'HealthWellnessPage'];
  return isRoot || template === 'Page' ? all : ['Page', template];
}

/** A page's name as people read it: any words. Throws a problem for none, or too many. */
export function checkedTitle(name: string): string {
  const title = name.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
  if (title === '' || title.length > 200)
    throw problem('BAD_USER_INPUT', 'Give the page a name of 1 to 200 characters.');
  return title;
}

/** The last part of an address as an editor gives it. Throws a problem for what cannot stand in one. */
export function checkedSegment(segment: string): string {
  const trimmed = segment.trim();
  if (/^[a-z0-9~][\w~-]{0,99}$/i.test(trimmed)) return trimmed;
  throw problem(
    'BAD_USER_INPUT',
    `${quoted(segment)} cannot stand in an address: 1 to 100 letters without accents, digits and dashes.`,
  );
}

/** A whole address that a page may have. Throws a problem for one that is too long or that the site needs itself. */
export function checkedAddress(address: string): string {
  const [first = '', ...rest] = address.split('/').slice(1);
  if (!address.startsWith('/') || [first, ...rest].some((segment) => !/^(\*|[\w~.-]+)$/.test(segment)))
    throw problem('BAD_USER_INPUT', `${quoted(address)} is no address of a page.`);
  if (address.length > LONGEST_ADDRESS)
    throw problem('BAD_USER_INPUT', `An address has at most ${LONGEST_ADDRESS} characters.`);
  if (RESERVED.has(first.toLowerCase()) || first.startsWith('_'))
    throw problem('BAD_USER_INPUT', `Addresses below /${first} are the site's own. Choose another one.`);
  return address;
}
