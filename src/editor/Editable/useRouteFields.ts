import { useContext } from 'react';
import { SitecoreContextReactContext } from '@sitecore-jss/sitecore-jss-nextjs';
import { usePage } from '#src/context/PageContext.tsx';
import type { FieldKinds } from '#src/declaration/kinds.ts';
import { parseFields } from '#src/declaration/parse.ts';
import type { FieldsOf } from '#src/declaration/values.ts';

/** The fields of the page itself as they were sent. Server only; undefined where there is no page. */
export function useSentRouteFields(): Record<string, unknown> | undefined {
  const value = useContext(SitecoreContextReactContext) as
    | { context?: { route?: { fields?: Record<string, unknown> } | null } }
    | undefined;
  return value?.context?.route?.fields;
}

/** The fields of the page itself, for components that show them where their datasource has none. Server only. */
export function useRouteFields<Kinds extends FieldKinds>(kinds: Kinds): FieldsOf<Kinds> {
  const { locale } = usePage();
  return parseFields(kinds, useSentRouteFields(), locale);
}
