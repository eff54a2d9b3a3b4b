import type { IncomingMessage } from 'node:http';
import { requestIdOf } from './requestId.ts';

const SENT = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736';
const from = (remoteAddress: string | undefined, id: string | string[] | undefined = SENT) =>
  requestIdOf({ headers: { 'x-request-id': id }, socket: { remoteAddress } } as unknown as IncomingMessage);

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.2.3.4', true],
  ['172.18.0.3', true],
  ['192.168.1.2', true],
  ['fd12::3', true],
  ['172.32.0.1', false],
  ['203.0.113.7', false],
  ['2001:db8::1', false],
  [undefined, false],
])('an id sent from %s is taken: %s', (address, isTaken) => {
  const id = from(address);
  expect(id === SENT).toBe(isTaken);
  expect(id).toMatch(/^[\da-f-]{36}$/);
});

it.each([['a b c d e f g h i 1'], ['words-that-somebody-typed'], ['x1'], [['1'.repeat(20), '2'.repeat(20)]]])(
  '%j is no id',
  (sent) => {
    expect(from('127.0.0.1', sent)).not.toEqual(sent);
  },
);
