import Head from 'next/head';
import { scriptJson } from '#src/domain/text/scriptJson.ts';
import { usePage } from '#src/context/PageContext.tsx';
import type { Seo } from '#src/context/PageProps.ts';

/** Languages as share previews name them. */
const REGIONS = { en: 'en_US', es: 'es_US' };

/** What share previews read (Open Graph); card services take these where they have none of their own. */
function shareTags({ share, canonical, description, alternates }: Seo): (readonly [string, string])[] {
  const { title, type, siteName, locale, image } = share;
  const other = locale === 'en' ? 'es' : 'en';
  const tags: (readonly [string, string | undefined])[] = [
    ['og:title', title],
    ['og:type', type],
    ['og:url', canonical],
    ['og:description', description],
    ['og:site_name', siteName],
    ['og:locale', REGIONS[locale]],
    ['og:locale:alternate', alternates[other] && REGIONS[other]],
    ['og:image', image.url],
    ['og:image:type', image.type],
    ['og:image:width', String(image.width)],
    ['og:image:height', String(image.height)],
    ['og:image:alt', image.alternateText],
  ];
  return tags.flatMap(([name, content]) => (content ? [[name, content] as const] : []));
}

/**
 * The page's <head> (S-003, S-004, R-021, R-022). Written by the server only: in the browser the page has no
 * `seo`, and nothing here changes while it is open.
 */
export function PageHead() {
  const { seo } = usePage();
  if (!seo) return null;
  return (
    <Head>
      <title>{seo.title}</title>
      <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />
      {seo.description ? <meta key="description" name="description" content={seo.description} /> : null}
      {seo.keywords ? <meta key="keywords" name="keywords" content={seo.keywords} /> : null}
      <meta key="robots" name="robots" content={seo.robots} />
      <link key="canonical" rel="canonical" href={seo.canonical} />
      {Object.entries(seo.alternates).map(([language, href]) => (
        <link key={`alternate-${language}`} rel="alternate" hrefLang={language} href={href} />
      ))}
      {seo.styleSheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
      <link key="icon" rel="icon" type="image/svg+xml" href={seo.favicon} />
      {shareTags(seo).map(([name, content]) => (
        <meta key={name} property={name} content={content} />
      ))}
      <meta key="card" name="twitter:card" content="summary_large_image" />
      {seo.structuredData.map((data, index) => (
        <script
          key={`data-${index}`}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
        />
      ))}
    </Head>
  );
}
