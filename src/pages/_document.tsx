import NextDocument, { Head, Html, Main } from 'next/document';
import type { DocumentContext } from 'next/document';
import type { ReactElement } from 'react';
import { env } from '#src/config/env.ts';
import { builtFile } from '#src/page/builtFile.ts';
import { PageDataScript } from '#src/page/PageDataScript.tsx';
import type { PageProps } from '#src/context/PageProps.ts';
import { editingHeaders } from '#src/server/securityHeaders.ts';

/** The document around a page: its language, and its variant, by which the colours follow (S-002). */
export default class Document extends NextDocument {
  static override async getInitialProps(context: DocumentContext) {
    const { res, renderPage } = context;
    let page: PageProps | undefined;
    context.renderPage = () =>
      renderPage({
        enhanceApp: (App) =>
          function Seen(props) {
            ({ page } = props.pageProps as { page?: PageProps });
            return <App {...props} />;
          },
      });
    const initial = await NextDocument.getInitialProps(context);
    // Drafts are made for one request, whose cookie Next has verified; a page that is kept is none.
    if (res && !res.headersSent && page && page.mode !== 'normal') {
      const { set, remove } = editingHeaders(env(), { isDev: process.env.NODE_ENV === 'development' });
      for (const name of remove) res.removeHeader(name);
      for (const [name, value] of Object.entries(set)) res.setHeader(name, value);
    }
    return initial;
  }

  override render() {
    const { __NEXT_DATA__: data, locale } = this.props;
    const page = (data.props.pageProps as { page?: PageProps } | undefined)?.page;
    const textFace = builtFile('media', 'text', 'woff2');
    return (
      <Html
        lang={page?.locale ?? locale ?? 'en'}
        data-variant={page?.variant ?? 'main'}
        data-faces={afterPaint() ? undefined : ''}
      >
        <HeadWithLateScripts>
          {textFace ? (
            // Asked for with the page, so that the words do not move when it arrives.
            <link rel="preload" href={textFace} as="font" type="font/woff2" crossOrigin="anonymous" />
          ) : null}
        </HeadWithLateScripts>
        <body>
          <Main />
          <PageDataScript />
        </body>
      </Html>
    );
  }
}

type Files = Parameters<Head['getScripts']>[0];

/** Next's head, whose scripts are left to `afterPaint.js`; in development as Next has it. */
class HeadWithLateScripts extends Head {
  override getDynamicChunks(files: Files) {
    return afterPaint() ? [] : super.getDynamicChunks(files);
  }

  override getScripts(files: Files) {
    const scripts = super.getScripts(files);
    const first = afterPaint();
    if (!first) return scripts;
    const addresses = [...super.getDynamicChunks(files), ...scripts].flatMap(
      (script) => (script as ReactElement<{ src?: string }> | null)?.props.src ?? [],
    );
    return [<script key={first} src={first} async fetchPriority="high" data-scripts={addresses.join(' ')} />];
  }
}

const afterPaint = () => builtFile('scripts', 'afterPaint', 'js');
