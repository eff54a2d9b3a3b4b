import { createContext, useContext } from 'react';
import type { StudioApi } from '../api/StudioApi.ts';

export const ApiContext = createContext<StudioApi | null>(null);

/** What the Studio asks of the platform. */
export function useApi(): StudioApi {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiContext');
  return api;
}
