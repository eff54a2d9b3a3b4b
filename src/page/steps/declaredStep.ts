import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { rawField, textField } from '#src/declaration/fields.ts';
import { parseFields, parseParams } from '#src/declaration/parse.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { renderingsOf } from '#src/page/renderings.ts';
import type { Layout } from './layoutStep.ts';

/** Parameters of the platform's own, which say how a rendering is kept rather than what it shows. */
const OF_THE_PLATFORM = ['DynamicPlaceholderId', 'RenderingIdentifier', 'GridParameters', 'CSSStyles'];

/**
 * Reads the fields and parameters of every rendering by the declaration of its component: from here on loaders and
 * views have them typed, and what a declaration does not name is gone. Changes and returns the layout given to it.
 */
export function declaredStep(layout: Layout, rows: Record<string, RegistryRow>, locale: Locale): Layout {
  for (const rendering of [...renderingsOf(layout.layoutData)])
    Object.assign(rendering, declaredProps(rendering, rows[rendering.componentName], locale));
  return layout;
}

/** Fields and parameters of one rendering, as its component receives them. */
export function declaredProps(
  { fields, params }: Pick<ComponentRendering, 'fields' | 'params'>,
  row: RegistryRow | undefined,
  locale: Locale,
): Pick<ComponentRendering, 'fields' | 'params'> {
  if (!row) return {};
  const own = Object.fromEntries(
    OF_THE_PLATFORM.flatMap((name) => (params?.[name] === undefined ? [] : [[name, params[name]]])),
  );
  return {
    fields: {
      ...(row.readsAnyField && asTexts(fields)),
      ...parseFields(row.fields ?? {}, fields, locale),
    } as NonNullable<ComponentRendering['fields']>,
    params: { ...own, ...parseParams(row.params ?? {}, params) } as NonNullable<ComponentRendering['params']>,
  };
}

/** All fields there are, for a component that shows one by a name the editor gives. */
function asTexts(sent: unknown): Record<string, { value: string; raw: unknown }> {
  const names = sent !== null && typeof sent === 'object' ? Object.keys(sent) : [];
  return Object.fromEntries(
    names.map((name) => [name, { value: textField(sent, name), raw: rawField(sent, name) }]),
  );
}
