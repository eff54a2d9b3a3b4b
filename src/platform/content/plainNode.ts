import { formatId } from './formatId.ts';
import type { ItemNode } from './ItemNode.ts';
import { templateId } from './renderLayout.ts';
import type { LayoutData } from './renderLayout.ts';
import { stableId } from './stableId.ts';

/** The node of what is no item of the store: the root of a site, an entry of its dictionary. */
export function plainNode(
  id: string,
  name: string,
  template: string,
  path: string,
  fields: Record<string, string>,
): ItemNode {
  const field = (one: string) =>
    fields[one] === undefined
      ? null
      : { __typename: 'TextField', name: one, value: fields[one], jsonValue: { value: fields[one] } };
  return {
    id: ({ format }) => formatId(id, format),
    name,
    displayName: name,
    path,
    version: 1,
    url: { path: '', siteName: null },
    template: {
      id: ({ format }: { format?: string | null }) => formatId(templateId(template), format),
      name: template,
    },
    rendered: null,
    personalization: { variantIds: [] },
    field: (args: { name: string }) => field(args.name),
    fields: Object.keys(fields).map(field),
    ancestors: [],
    parent: null,
    children: { total: 0, pageInfo: { endCursor: '', hasNext: false }, results: [] },
    hasChildren: false,
    language: { name: 'en', displayName: 'English', nativeName: 'English', englishName: 'English' },
    languages: [],
  };
}

/** The node of a page that is no item of the store: all there is of it is its layout. */
export function layoutNode(path: string, layout: LayoutData): ItemNode {
  return { ...plainNode(stableId('layout', path), path, 'Page', path, {}), rendered: layout };
}
