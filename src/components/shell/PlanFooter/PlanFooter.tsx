import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { SiteFooter } from '#src/components/shell/SiteFooter/SiteFooter.tsx';

/** The health plan's footer (S-002, S-006, Q-166). */
export function PlanFooter(props: ComponentProps) {
  return <SiteFooter {...props} />;
}
