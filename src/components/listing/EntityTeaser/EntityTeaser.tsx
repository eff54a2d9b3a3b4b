import type { Picked } from '#src/components/listing/shared/loadPicked.ts';
import { TeaserFrame } from '#src/components/listing/shared/TeaserFrame.tsx';
import type { ComponentProps } from '#src/components/RegistryRow.ts';

/** One entity in brief, looked up by internal id or entity id (S-309 – S-314, X-024). */
export function EntityTeaser({ params, data }: ComponentProps<Picked>) {
  return <TeaserFrame name="EntityTeaser" field="EntityId" params={params} picked={data} />;
}
