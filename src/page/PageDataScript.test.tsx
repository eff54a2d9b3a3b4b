import { NextScript } from 'next/document';
import type { ContextType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageDataScript } from './PageDataScript.tsx';

const Document = NextScript.contextType;

it('writes the data of a page without the mark that has the browser navigate to where it is', () => {
  const props = { pageProps: { page: { path: '/find-provider' } }, __N_SSG: true };
  const context = {
    __NEXT_DATA__: { page: '/[[...path]]', query: {}, buildId: 'b', locale: 'es', props },
    buildManifest: { pages: { '/_app': [], '/[[...path]]': [] }, lowPriorityFiles: [], polyfillFiles: [] },
    docComponentsRendered: {},
    assetPrefix: '',
  } as unknown as NonNullable<ContextType<typeof Document>>;
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <Document.Provider value={context}>
      <PageDataScript />
    </Document.Provider>,
  );
  expect(JSON.parse(root.querySelector('#__NEXT_DATA__')?.textContent ?? '')).toEqual({
    page: '/[[...path]]',
    query: {},
    buildId: 'b',
    locale: 'es',
    props: { pageProps: props.pageProps },
  });
  // What the server keeps of the page stays as Next made it.
  expect(props.__N_SSG).toBe(true);
});
