/**
 * React in development notes for each element where it was made, ten thousand times a second at most, to name the place in a warning.
 * That is a tenth and more of what component tests take: here it believes that it has noted enough. Warnings come without that line.
 */
import * as React from 'react';

const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as
  | object
  | undefined;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
