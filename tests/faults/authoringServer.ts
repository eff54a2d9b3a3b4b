/**
 * Child of the kill test of authoring: the authoring part of the platform over a data file, with its audit log. Prints its
 * address and ends only by being killed. Arguments: data file, token.
 */
import { writeSync } from 'node:fs';
import { createAccounts } from '#src/platform/accounts/createAccounts.ts';
import { createAuthoringModule } from '#src/platform/authoring/authoringModule.ts';
import { startPlatform } from '#src/platform/server.ts';
import { openStore } from '#src/platform/store/openStore.ts';

const [path = '', token = ''] = process.argv.slice(2);
const store = openStore(path, { pollMs: 0 });
const accounts = createAccounts({ store, studioOrigin: undefined });
const platform = await startPlatform({ store, modules: [createAuthoringModule({ accounts, token })] });
writeSync(1, `${platform.origin}\n`);
