import { isLocalHost } from '#src/config/env.ts';

/** Whether an address is on this machine. */
export const isAddressHere = (address: string): boolean =>
  URL.canParse(address) && isLocalHost(new URL(address).hostname);
