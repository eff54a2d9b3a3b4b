import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { SitemapLine, SitemapLists } from './HtmlIndexingSitemap.data.ts';
import type { declaration } from './HtmlIndexingSitemap.declaration.ts';

/** Between a page's title and its address (R-034, C-012). */
const SEPARATOR = ' | ';

/** The html indexing sitemap: every page of the site and every facility, by title (S-088). */
export function HtmlIndexingSitemap({ data }: ComponentProps<typeof declaration, SitemapLists>) {
  const t = useStrings();
  if (!data || data.pages.length + data.facilities.length === 0) {
    return <EditingNote name="HtmlIndexingSitemap" missing={[]} />;
  }
  return (
    <div className="HtmlIndexingSitemap block wrap">
      <List title={t('metadata.pages')} lines={data.pages} />
      <List title={t('metadata.facilities')} lines={data.facilities} />
    </div>
  );
}

function List({ title, lines }: { title: string; lines: readonly SitemapLine[] }) {
  const { locale } = usePage();
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="HtmlIndexingSitemap-list">
        {lines.map(({ title: name, path }) => (
          <li key={path}>
            <a href={locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`}>{name}</a>
            {SEPARATOR}
            <span className="HtmlIndexingSitemap-path">{path}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
