import NextDocument, { Head, Html, Main, NextScript } from 'next/document';
import { textFaceAddress } from '#src/page/fontPreload.ts';
import type { PageProps } from '#src/ports/PageProps.ts';

/** The document around a page: its language, and its variant, by which the colours follow (S-002). */
export default class Document extends NextDocument {
  override render() {
    const { __NEXT_DATA__: data, locale } = this.props;
    const page = (data.props.pageProps as { page?: PageProps } | undefined)?.page;
    const face = textFaceAddress();
    return (
      <Html lang={page?.locale ?? locale ?? 'en'} data-variant={page?.variant ?? 'main'}>
        <Head>
          {face ? (
            <link rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />
          ) : null}
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
