import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SiteHeader } from '#src/components/shell/SiteHeader/SiteHeader.tsx';
import type { declaration } from './Header.declaration.ts';

/** The main site's header (S-021). */
export function Header({ rendering, params }: ComponentProps<typeof declaration>) {
  return <SiteHeader rendering={rendering} params={params} />;
}
