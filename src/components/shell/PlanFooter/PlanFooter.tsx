import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SiteFooter } from '#src/components/shell/SiteFooter/SiteFooter.tsx';
import type { declaration } from './PlanFooter.declaration.ts';

/** The health plan's footer (S-002, S-006, Q-166). */
export function PlanFooter(props: ComponentProps<typeof declaration>) {
  return <SiteFooter {...props} />;
}
