import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { Placeholder } from '#src/context/Placeholder.tsx';

/** The place a shared part of pages (a partial design) is put in; `sig` is its placeholder's name. */
export function PartialDesignDynamicPlaceholder({ rendering, params }: ComponentProps) {
  return <Placeholder name={params.sig ?? ''} rendering={rendering} />;
}
