import { argon2 } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { MemoryStore } from '../store/testing/MemoryLog.ts';
import { GuessLimits } from './GuessLimits.ts';
import { hashPassword, passwordProblem, requireArgon2, verifyPassword, warmPasswords } from './passwords.ts';

jest.mock('node:crypto', () => {
  const actual = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  return { ...actual, argon2: jest.fn(actual.argon2) };
});
const hashings = jest.mocked(argon2).mock.calls;

describe('passwords', () => {
  it('are kept as argon2id in the PHC form, another time another hash', async () => {
    const [one, other] = await Promise.all([
      hashPassword('nine green kettles'),
      hashPassword('nine green kettles'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
    expect(await verifyPassword('nine green kettles', one)).toEqual({ isRight: true, isOld: false });
    expect(await verifyPassword('nine green kettle', one)).toMatchObject({ isRight: false });
  });

  it('verifies a hash another program made, and says when its parameters cost less than today', async () => {
    // The reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1 -l 32
    const reference =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', reference)).toEqual({ isRight: true, isOld: false });
    const cheap = await hashPassword('nine green kettles', { memory: 1024, passes: 1, parallelism: 1 });
    expect(await verifyPassword('nine green kettles', cheap)).toEqual({ isRight: true, isOld: true });
  });

  it('takes the same time for a name that nobody has: one hashing at the price of the others', async () => {
    const own = await hashPassword('nine green kettles');
    await warmPasswords();
    hashings.length = 0;
    await verifyPassword('wrong', own);
    await verifyPassword('wrong', undefined);
    const prices = hashings.map(([, { memory, passes, parallelism }]) => ({ memory, passes, parallelism }));
    expect(prices).toEqual([1, 2].map(() => ({ memory: 19_456, passes: 2, parallelism: 1 })));
  });

  it('compares with nothing as it does with a hash, and a damaged hash is never right', async () => {
    expect(await verifyPassword('nine green kettles', undefined)).toMatchObject({ isRight: false });
    expect(await verifyPassword('nine green kettles', 'nine green kettles')).toMatchObject({
      isRight: false,
    });
  });

  it('turns away who comes when forty wait', async () => {
    const cheap = await hashPassword('x', { memory: 64, passes: 1, parallelism: 1 });
    const many = await Promise.allSettled(Array.from({ length: 60 }, () => verifyPassword('x', cheap)));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(42);
    expect(await verifyPassword('x', cheap)).toMatchObject({ isRight: true });
  });

  it('says in plain words where argon2 is missing', () => {
    expect(() => requireArgon2(null)).toThrow(/Start the platform with Node 24\.7 or newer/);
    expect(() => requireArgon2()).not.toThrow();
  });

  it.each([
    ['short', /at least 12/],
    ['x'.repeat(300), /at most 256/],
    ['ana.lopez and more', /name you sign in with/],
    ['aaaabbbbaaaabbbb', /different characters/],
  ])('%# a password is refused with the reason', (password, reason) => {
    expect(passwordProblem(password, 'ana.lopez@meridian.example')).toMatch(reason);
  });

  it('accepts spaces and any letters', () => {
    expect(passwordProblem('neun grüne Kessel', 'ana.lopez@meridian.example')).toBeUndefined();
  });
});

describe('guessing', () => {
  let now = 0;
  const opened: Store[] = [];
  let store: Store;
  const limits = () => new GuessLimits(store, () => now);
  beforeEach(() => {
    now = 1_000_000_000_000;
    store = openStore(':memory:');
    opened.push(store);
  });
  afterEach(() => opened.splice(0).forEach((one) => one.close()));

  it('waits after five failures of a name, longer each time, at most five minutes', () => {
    const guessed = limits();
    const waits = Array.from({ length: 16 }, (_, index) => {
      expect(guessed.attempt('ana', `address ${index}`)).toBe(0);
      const wait = guessed.waitOf('ana', 'another');
      now += wait;
      return wait / 1000;
    });
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
    expect(guessed.waitOf('ben', 'another')).toBe(0);
  });

  it('waits after twenty failures of an address, whatever the names, and counts nothing meanwhile', () => {
    const guessed = limits();
    for (let index = 0; index < 20; index += 1) guessed.attempt(`name ${index}`, '10.0.0.1');
    expect(guessed.attempt('ana', '10.0.0.1')).toBe(1000);
    expect(guessed.waitOf('ana', '10.0.0.1')).toBe(1000);
    expect(guessed.waitOf('ana', '10.0.0.2')).toBe(0);
  });

  it('forgets a name that was right, and of its address only that attempt', () => {
    const guessed = limits();
    for (let index = 0; index < 19; index += 1) guessed.attempt(`name ${index}`, '10.0.0.1');
    guessed.attempt('ana', '10.0.0.1');
    guessed.succeeded('ana', '10.0.0.1');
    expect(guessed.waitOf('ana', '10.0.0.1')).toBe(0);
    guessed.attempt('ben', '10.0.0.1');
    expect(guessed.waitOf('ben', '10.0.0.1')).toBe(1000);
  });

  it('forgets failures after half an hour, and keeps nothing of them', () => {
    const guessed = limits();
    for (let index = 0; index < 4; index += 1) guessed.attempt('ana', 'one');
    now += 31 * 60_000;
    guessed.attempt('ben', 'two');
    expect([...store.facts.entries('guesses')]).toHaveLength(2);
    for (let index = 0; index < 4; index += 1) guessed.attempt('ana', 'one');
    expect(guessed.waitOf('ana', 'one')).toBe(0);
  });

  it('counts what is tried at any of the platforms that share a store, and keeps no name', () => {
    const folder = mkdtempSync(join(tmpdir(), 'guesses-'));
    const memory = new MemoryStore();
    try {
      const desks = ['one', 'two'].map((name) => {
        const shared = openStore(join(folder, `${name}.db`), {
          pollMs: 0,
          shared: { log: memory.connect() },
        });
        opened.push(shared);
        return { shared, guessed: new GuessLimits(shared, () => now) };
      });
      for (let index = 0; index < 5; index += 1)
        expect(desks[index % 2]!.guessed.attempt('ana@example.org', '10.0.0.1')).toBe(0);
      for (const { guessed } of desks) expect(guessed.attempt('ana@example.org', '10.0.0.2')).toBe(1000);
      const [{ shared }] = desks as [(typeof desks)[0]];
      expect(JSON.stringify([...shared.facts.entries('guesses')])).not.toMatch(/ana|10\.0/);
      // What cannot be counted is not tried.
      memory.isDown = true;
      now += 10_000;
      expect(() => desks[0]!.guessed.attempt('ana@example.org', '10.0.0.1')).toThrow('does not answer');
    } finally {
      opened.splice(0).forEach((one) => one.close());
      memory.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
