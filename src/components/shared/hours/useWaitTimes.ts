import useSWR from 'swr';
import type { WaitTime } from '#src/domain/waitTimes/waitTime.ts';
import { usePage } from '#src/context/PageContext.tsx';
import { waitTimesFromWire } from './waitTimesFromWire.ts';

async function fetchWaitTimes(address: string): Promise<Record<string, WaitTime>> {
  const answer = await fetch(address);
  return answer.ok ? waitTimesFromWire(await answer.json()) : {};
}

/**
 * Waits of all facilities by uid; undefined until the first answer, {} when the service failed. Asked for in
 * the browser only, again every `config.waitRefreshSeconds`, once for the whole page (S-300 – S-303, C-003).
 */
export function useWaitTimes(): Record<string, WaitTime> | undefined {
  const { config } = usePage();
  const { data, error } = useSWR('/api/waitTimes', fetchWaitTimes, {
    refreshInterval: config.waitRefreshSeconds * 1000,
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  return error ? {} : data;
}
