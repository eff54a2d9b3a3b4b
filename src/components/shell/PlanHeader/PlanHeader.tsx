import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { SiteHeader } from '#src/components/shell/SiteHeader/SiteHeader.tsx';

/** The health plan's header: the same frame, filled with the plan's logo and links (S-002, S-006). */
export function PlanHeader({ rendering, params }: ComponentProps) {
  return <SiteHeader rendering={rendering} params={params} />;
}
