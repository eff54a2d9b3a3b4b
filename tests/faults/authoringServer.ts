/**
 * Child of the kill test of authoring: the authoring part of the platform over a data file, with its audit log and its
 * schedule, whose clock runs fast. Prints its address and ends only by being killed. Arguments: data file, token.
 */
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { createAccounts } from '#src/platform/accounts/createAccounts.ts';
import { createAuthoringModule } from '#src/platform/authoring/authoringModule.ts';
import { createScheduleModule } from '#src/platform/flow/scheduleModule.ts';
import { startPlatform } from '#src/platform/server.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import { fastClock } from './authoringWriter.ts';

const [path = '', token = ''] = process.argv.slice(2);
const store = openStore(path, { pollMs: 0 });
const accounts = createAccounts({ store, studioOrigin: undefined });
const platform = await startPlatform({
  ...{ store, clock: fastClock },
  modules: [createAuthoringModule({ accounts, token }), createScheduleModule({ accounts })],
});
// Killed, it could keep nothing of what it compiled for the next one.
flushCompileCache();
writeSync(1, `${platform.origin}\n`);
