import { screen, within, type RenderResult } from '@testing-library/react';
import { SitecoreContext } from '@sitecore-jss/sitecore-jss-nextjs';
import type { Declaration, DeclaredComponent } from '#src/declaration/Declaration.ts';
import { examplesOf } from '#src/declaration/examplesOf.ts';
import { sentFields } from '#src/declaration/written.ts';
import { content as contentEn } from '#src/i18n/en/content.ts';
import { editor as editorEn } from '#src/i18n/en/editor.ts';
import { hero as heroEn } from '#src/i18n/en/hero.ts';
import { media as mediaEn } from '#src/i18n/en/media.ts';
import { navigation as navigationEn } from '#src/i18n/en/navigation.ts';
import { promo as promoEn } from '#src/i18n/en/promo.ts';
import { shell as shellEn } from '#src/i18n/en/shell.ts';
import { video as videoEn } from '#src/i18n/en/video.ts';
import { content as contentEs } from '#src/i18n/es/content.ts';
import { editor as editorEs } from '#src/i18n/es/editor.ts';
import { hero as heroEs } from '#src/i18n/es/hero.ts';
import { media as mediaEs } from '#src/i18n/es/media.ts';
import { navigation as navigationEs } from '#src/i18n/es/navigation.ts';
import { promo as promoEs } from '#src/i18n/es/promo.ts';
import { shell as shellEs } from '#src/i18n/es/shell.ts';
import { video as videoEs } from '#src/i18n/es/video.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { matchesPlaceholder, type DrawPlaceholder } from '#src/context/Placeholder.tsx';
import { renderOnPage } from './renderOnPage.tsx';
import { placedProps, type Sent } from './placed.ts';

/** The strings of the content components, by language. */
export const contentWords = {
  en: {
    ...shellEn,
    ...navigationEn,
    ...heroEn,
    ...contentEn,
    ...promoEn,
    ...mediaEn,
    ...videoEn,
    ...editorEn,
  },
  es: {
    ...shellEs,
    ...navigationEs,
    ...heroEs,
    ...contentEs,
    ...promoEs,
    ...mediaEs,
    ...videoEs,
    ...editorEs,
  },
};

/** Draws placeholders as `[name]` and the names of what stands in them, so that a test can see them. */
const drawNames: DrawPlaceholder = (name, rendering) => (
  <p>
    [{name.replace(/-7$/, '')}]{' '}
    {Object.entries(rendering.placeholders ?? {})
      .filter(([key]) => matchesPlaceholder(key, name))
      .flatMap(([, children]) =>
        children.map((child) => ('componentName' in child ? child.componentName : '')),
      )
      .join(' ')}
  </p>
);

/** Renders a content component as placed on a page, with the words of the page's language. */
export function renderContent(
  Component: DeclaredComponent,
  placed: Sent = {},
  page: Partial<PageProps> = {},
): RenderResult {
  return renderOnPage(
    <Component {...placedProps(Component.name, placed, page.locale)} />,
    { dictionary: contentWords[page.locale ?? 'en'], ...page },
    drawNames,
  );
}

/** Renders an example of a component's declaration. Fails on a name it has not. */
export function renderExample(
  Component: DeclaredComponent,
  declaration: Pick<Declaration, 'fields' | 'params' | 'examples'>,
  name: string,
  page: Partial<PageProps> = {},
): RenderResult {
  const example = examplesOf(declaration)[name];
  if (!example) throw new Error(`No example ${name}`);
  const { fields = {}, params = {} } = example;
  return renderContent(
    Component,
    { fields: sentFields(declaration.fields, fields), params: params as Record<string, string> },
    page,
  );
}

/** Renders a placed component without fields of its own on a page that has these. */
export function renderOnRoute(
  Component: DeclaredComponent,
  routeFields: object,
  placed: Sent = {},
): RenderResult {
  const layoutData = {
    sitecore: { context: {}, route: { name: 'x', placeholders: {}, fields: routeFields } },
  };
  return renderOnPage(
    <SitecoreContext componentFactory={() => null} layoutData={layoutData as never}>
      <Component {...placedProps(Component.name, placed)} />
    </SitecoreContext>,
    { dictionary: contentWords.en },
  );
}

/** Visitors see nothing of a component with empty or strange fields; editors see its name and what is missing (E-070). */
export function expectEmptyBehaviour(Component: DeclaredComponent, name: string, missing: string): void {
  const strange = [{}, { Headline: null, Text: { value: null }, items: null }, null, [], 'text'];
  for (const fields of strange) {
    const { container, unmount } = renderContent(Component, { fields });
    expect(container).toBeEmptyDOMElement();
    unmount();
  }
  const { unmount } = renderContent(Component, {}, { mode: 'edit' });
  const note = screen.getByRole('note');
  expect(within(note).getByText(name, { selector: 'strong' })).toBeInTheDocument();
  expect(note).toHaveTextContent(missing);
  unmount();
}

/** A text field as the platform sends it. */
export const text = (value: string) => ({ value });
/** A link field. */
export const link = (href: string, words = 'Words', more: object = {}) => ({
  value: { href, text: words, ...more },
});
/** A picture field. */
export const image = (src = '/-/media/clinic.jpg', alt = 'A clinic') => ({
  value: { src, alt, width: '800', height: '500' },
});
/** Child items of a datasource. */
export const items = (...list: object[]) =>
  list.map((fields, index) => ({ id: `item-${index}`, name: `Item ${index}`, fields }));
