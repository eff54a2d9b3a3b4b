import type { ContentItem, ContentStore, Locale, Placeholders } from '../store/ContentStore.ts';

/** Names every page has, whatever stands on it. */
const EVERYWHERE = ['', 'top', 'main', 'page'];
/** Parameters of a component that become the name of its place. */
const NAMING = ['Id', 'RenderingIdentifier'];

/** The places of a page a link can lead to: names in its texts, and those its components were given. */
export function anchorsOn(content: ContentStore, page: ContentItem, locale: Locale): ReadonlySet<string> {
  const anchors = new Set(EVERYWHERE);
  const seen = new Set<string>();
  const readItem = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const fields = content.version(id, locale, 'draft')?.fields ?? {};
    for (const [, name = ''] of JSON.stringify(fields).matchAll(/\bid=\\?["']([^"'\\]+)/g)) anchors.add(name);
    for (const child of content.children(id, 'draft')) if (child.path === null) readItem(child.id);
  };
  const readLayout = (placeholders: Placeholders): void => {
    for (const { params, dataSource, placeholders: below } of Object.values(placeholders).flat()) {
      for (const name of NAMING) if (params[name]) anchors.add(params[name]);
      if (dataSource !== '') readItem(dataSource);
      if (below) readLayout(below);
    }
  };
  readItem(page.id);
  readLayout(
    content.version(page.id, locale, 'draft')?.placeholders ?? content.sharedLayout(page.id, 'draft') ?? {},
  );
  return anchors;
}
