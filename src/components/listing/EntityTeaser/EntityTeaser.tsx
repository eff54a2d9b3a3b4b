import type { Picked } from '#src/components/listing/shared/loadPicked.ts';
import { TeaserFrame } from '#src/components/listing/shared/TeaserFrame.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { declaration } from './EntityTeaser.declaration.ts';

/** One entity in brief, looked up by internal id or entity id (S-309 – S-314, X-024). */
export function EntityTeaser({ params, data }: ComponentProps<typeof declaration, Picked>) {
  return <TeaserFrame name="EntityTeaser" field="EntityId" params={params} picked={data} />;
}
