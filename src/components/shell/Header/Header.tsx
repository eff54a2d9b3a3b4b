import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { SiteHeader } from '#src/components/shell/SiteHeader/SiteHeader.tsx';

/** The main site's header (S-021). */
export function Header({ rendering, params }: ComponentProps) {
  return <SiteHeader rendering={rendering} params={params} />;
}
