import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SiteFooter } from '#src/components/shell/SiteFooter/SiteFooter.tsx';
import type { declaration } from './Footer.declaration.ts';

/** The main site's footer (S-024, Q-166). */
export function Footer(props: ComponentProps<typeof declaration>) {
  return <SiteFooter {...props} />;
}
