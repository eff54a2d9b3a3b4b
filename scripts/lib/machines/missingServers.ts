import { redisProgram } from '#tests/support/redisServer.ts';
import { varnishProgram } from '#tests/support/varnishServer.ts';
import { postgresPrograms } from '../../../src/platform/store/testing/PostgresServer.ts';

/** Debian's packages of the servers several machines share, as far as they are not installed here. */
export const missingServers = (): string[] => [
  ...(postgresPrograms() ? [] : ['postgresql']),
  ...(redisProgram() ? [] : ['redis-server']),
  ...(varnishProgram() ? [] : ['varnish', 'varnish-modules']),
];
