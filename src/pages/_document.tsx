import NextDocument, { Head, Html, Main, NextScript } from 'next/document';
import type { DocumentContext } from 'next/document';
import { cloneElement } from 'react';
import type { PropsWithChildren, ReactElement } from 'react';
import { env } from '#src/config/env.ts';
import { builtFile } from '#src/page/builtFile.ts';
import { pageScripts } from '#src/page/pageScripts.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { editingHeaders } from '#src/server/securityHeaders.ts';

/**
 * The head with its style sheets before all scripts, and first of all the one that every page has: the largest, it comes on
 * the connection that brought the page, which is warm. React writes sheets in the order in which it meets them.
 */
class StylesFirst extends Head {
  #everyPages: ReactElement[] = [];

  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    const links = super.getCssLinks(files)?.filter(({ props }) => props.rel === 'stylesheet') ?? [];
    this.#everyPages = links.map((link) => cloneElement(link, { precedence: 'page' }));
    return null;
  }

  override render() {
    const head = super.render() as ReactElement<PropsWithChildren>;
    return cloneElement(head, {}, this.#everyPages, head.props.children);
  }
}

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
    const scripts = pageScripts(page);
    const textFace = builtFile('media', 'text', 'woff2');
    return (
      <Html
        lang={page?.locale ?? locale ?? 'en'}
        data-variant={page?.variant ?? 'main'}
        data-faces={scripts ? undefined : ''}
        data-editing={page?.mode === 'edit' ? '' : undefined}
      >
        <StylesFirst>
          {textFace ? (
            // Asked for with the page, so that the words do not move when it arrives.
            <link rel="preload" href={textFace} as="font" type="font/woff2" crossOrigin="anonymous" />
          ) : null}
          {scripts ? (
            <script src={scripts.start} async data-wakes={scripts.wakes.join(' ') || undefined} />
          ) : null}
        </StylesFirst>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
