import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { Placeholder } from '#src/context/Placeholder.tsx';
import type { declaration } from './PartialDesignDynamicPlaceholder.declaration.ts';

/** The place a shared part of pages (a partial design) is put in; `sig` is its placeholder's name. */
export function PartialDesignDynamicPlaceholder({ rendering, params }: ComponentProps<typeof declaration>) {
  return <Placeholder name={params.sig ?? ''} rendering={rendering} />;
}
