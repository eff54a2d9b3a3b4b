import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { Field } from './values.ts';

/** A text of what is placed in a component's slot, e.g. the label of a tab; '' without it. */
export function textOf({ fields }: Pick<ComponentRendering, 'fields'>, name: string): string {
  const value = (fields as Readonly<Record<string, Field<unknown> | undefined>> | undefined)?.[name]?.value;
  return typeof value === 'string' ? value : '';
}
