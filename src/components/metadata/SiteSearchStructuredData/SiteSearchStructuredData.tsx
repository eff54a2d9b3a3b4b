import Head from 'next/head';
import { usePage } from '#src/context/PageContext.tsx';
import { scriptJson } from '#src/domain/text/scriptJson.ts';

/** The site and its search for engines (S-005), in the head of the page that tells them: each variant has its own. */
export function SiteSearchStructuredData() {
  const { siteSearch } = usePage().seo ?? {};
  if (!siteSearch) return null;
  return (
    <Head>
      <script
        key="site-search"
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptJson(siteSearch) }}
      />
    </Head>
  );
}
