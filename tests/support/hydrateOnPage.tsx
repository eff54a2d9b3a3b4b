import { TextDecoder, TextEncoder } from 'node:util';
import { act, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { PageProps } from '#src/context/PageProps.ts';
import { OnPage, pageFixture } from './renderOnPage.tsx';

const awake: { root: Root; container: Element }[] = [];

afterEach(() => {
  for (const { root, container } of awake.splice(0)) {
    act(() => root.unmount());
    container.remove();
  }
});

/** The HTML the server writes for a component on a page. */
export async function serverHtml(
  component: ReactElement,
  overrides: Partial<PageProps> = {},
): Promise<string> {
  // React's server needs them; jsdom has neither.
  Object.assign(globalThis, { TextEncoder, TextDecoder });
  const { renderToString } = await import('react-dom/server.node');
  return renderToString(<OnPage page={pageFixture(overrides)}>{component}</OnPage>);
}

/**
 * Writes a component as the server does, then wakes it as the browser does. `complaints` holds what React had
 * to say when the two differed: it must stay empty.
 */
export async function hydrateOnPage(component: ReactElement, overrides: Partial<PageProps> = {}) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = await serverHtml(component, overrides);
  const before = container.innerHTML;
  const complaints: string[] = [];
  await act(async () => {
    const root = hydrateRoot(container, <OnPage page={pageFixture(overrides)}>{component}</OnPage>, {
      onRecoverableError: (error) => complaints.push(String(error)),
    });
    awake.push({ root, container });
  });
  return { container, before, complaints };
}
