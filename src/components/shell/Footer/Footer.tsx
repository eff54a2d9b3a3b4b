import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { SiteFooter } from '#src/components/shell/SiteFooter/SiteFooter.tsx';

/** The main site's footer (S-024, Q-166). */
export function Footer(props: ComponentProps) {
  return <SiteFooter {...props} />;
}
