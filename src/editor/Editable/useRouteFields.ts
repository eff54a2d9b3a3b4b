import { useContext } from 'react';
import { SitecoreContextReactContext } from '@sitecore-jss/sitecore-jss-nextjs';

/** The fields of the page itself, for components that show them. Server only; undefined where there is no page. */
export function useRouteFields(): Record<string, unknown> | undefined {
  const value = useContext(SitecoreContextReactContext) as
    { context?: { route?: { fields?: Record<string, unknown> } | null } } | undefined;
  return value?.context?.route?.fields;
}
