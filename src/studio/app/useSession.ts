import useSWR from 'swr';
import { useApi } from './ApiContext.ts';

/** Who is signed in. `reload` asks again after a sign-in or when the session has ended. */
export function useSession() {
  const api = useApi();
  const { data, error, isLoading, mutate } = useSWR('session', () => api.session(), {
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  });
  return { session: data, error: error as unknown, isLoading, reload: () => mutate() };
}
