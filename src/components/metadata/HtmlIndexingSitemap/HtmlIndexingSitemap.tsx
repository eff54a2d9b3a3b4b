import { Fragment } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { SitemapLine, SitemapLists } from './HtmlIndexingSitemap.data.ts';
import type { declaration } from './HtmlIndexingSitemap.declaration.ts';

/** Between the parts of a line: a title, and the numbers of the other pages that have it (R-034, C-012). */
const SEPARATOR = ' | ';

/** The html indexing sitemap: every page of the site, section by section, and every facility, by title (S-088). */
export function HtmlIndexingSitemap({ data }: ComponentProps<typeof declaration, SitemapLists>) {
  const t = useStrings();
  if (!data || data.sections.length + data.facilities.length === 0) {
    return <EditingNote name="HtmlIndexingSitemap" missing={[]} />;
  }
  return (
    <div className="HtmlIndexingSitemap block wrap">
      {data.sections.map(({ title = t('metadata.pages'), lines }) => (
        <List key={title} title={title} lines={lines} />
      ))}
      <List title={t('metadata.facilities')} lines={data.facilities} />
    </div>
  );
}

function List({ title, lines }: { title: string; lines: readonly SitemapLine[] }) {
  const { locale } = usePage();
  if (lines.length === 0) return null;
  const hrefOf = (path: string) => (locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`);
  return (
    <section>
      <h2>{title}</h2>
      <ul className="HtmlIndexingSitemap-list">
        {lines.map(({ title: name, paths: [first = '/', ...others] }) => (
          <li key={name}>
            <a href={hrefOf(first)}>{name}</a>
            {others.map((path, at) => (
              <Fragment key={path}>
                {SEPARATOR}
                <a href={hrefOf(path)} aria-label={`${at + 2}: ${name}`}>
                  {at + 2}
                </a>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
