import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { rows } from '#src/components/rows.generated.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { declaredProps } from '#src/page/steps/declaredStep.ts';

/** What a content platform sends of a rendering, as far as a test says it. */
export interface Sent {
  fields?: unknown;
  params?: Record<string, string>;
  /** Renderings by placeholder, as a layout has them. */
  placeholders?: ComponentRendering['placeholders'];
  uid?: string;
  dataSource?: string;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- handed to components and loaders of any declaration */

/** A rendering as the page's steps read it by its declaration, and what is placed in it; for loaders and placeholders. */
export function placed(
  componentName: string,
  { fields, params, placeholders = {}, ...more }: Sent = {},
  locale: Locale = 'en',
): any {
  const row = (rows as Record<string, RegistryRow>)[componentName];
  const sent = { componentName, ...more, params, fields } as ComponentRendering;
  return {
    ...sent,
    ...declaredProps(sent, row, locale),
    placeholders: Object.fromEntries(
      Object.entries(placeholders).map(([name, children]) => [
        name,
        children.map((child) =>
          'componentName' in child
            ? (placed(child.componentName as string, child as Sent, locale) as ComponentRendering)
            : child,
        ),
      ]),
    ),
  };
}

/** The props of a placed component; with the suffix the platform gives dynamic placeholders. */
export function placedProps(componentName: string, sent: Sent = {}, locale: Locale = 'en'): any {
  const params = { DynamicPlaceholderId: '7', ...sent.params };
  const rendering = placed(componentName, { uid: 'uid-1', ...sent, params }, locale) as ComponentRendering;
  return { rendering, params: rendering.params, fields: rendering.fields };
}
