import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SiteHeader } from '#src/components/shell/SiteHeader/SiteHeader.tsx';
import type { declaration } from './PlanHeader.declaration.ts';

/** The health plan's header: the same frame, filled with the plan's logo and links (S-002, S-006). */
export function PlanHeader({ rendering, params }: ComponentProps<typeof declaration>) {
  return <SiteHeader rendering={rendering} params={params} />;
}
