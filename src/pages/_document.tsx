import NextDocument, { Head, Html, Main } from 'next/document';
import type { ReactElement } from 'react';
import { builtFile } from '#src/page/builtFile.ts';
import { PageDataScript } from '#src/page/PageDataScript.tsx';
import type { PageProps } from '#src/ports/PageProps.ts';

/** The document around a page: its language, and its variant, by which the colours follow (S-002). */
export default class Document extends NextDocument {
  override render() {
    const { __NEXT_DATA__: data, locale } = this.props;
    const page = (data.props.pageProps as { page?: PageProps } | undefined)?.page;
    const textFace = builtFile('media', 'figtree-latin-wght-normal', 'woff2');
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
