import type { Actor } from '../accounts/Actor.ts';

/** What a machine with the token is: it writes and publishes, and has no say over people. */
export const machine: Actor = {
  id: 'machine',
  name: 'Machine',
  may: (right) => right !== 'people' && right !== 'audit',
};
