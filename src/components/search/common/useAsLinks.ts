import { useIsAwake } from '#src/context/useIsAwake.ts';
import type { Search } from './useSearch.ts';

/**
 * True where the parts of a search are drawn as links instead of controls: in the server's HTML of a page whose search
 * has its answer already, until scripts run. Without that answer the server does not know the address either.
 */
export function useAsLinks({ phase, answer }: Pick<Search, 'phase' | 'answer'>): boolean {
  const isAwake = useIsAwake();
  return !isAwake && phase === 'ready' && answer !== undefined;
}
