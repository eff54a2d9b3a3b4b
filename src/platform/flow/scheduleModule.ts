import type { AccountDesk } from '../accounts/createAccounts.ts';
import type { PlatformModule } from '../PlatformModule.ts';
import { startScheduler } from './Scheduler.ts';
import { startUpkeep } from './upkeep.ts';

/** The part of the platform that does what was scheduled and what is to be done daily; it has no address of its own. */
export const createScheduleModule =
  ({ accounts }: { accounts: AccountDesk }): PlatformModule =>
  ({ store, clock, log, onClose }) => {
    const parts = { store, accounts, clock, log };
    onClose?.(startScheduler(parts));
    onClose?.(startUpkeep(parts));
    return [];
  };
