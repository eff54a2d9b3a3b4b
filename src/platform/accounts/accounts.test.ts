import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { createAccounts } from './createAccounts.ts';
import type { AccountDesk } from './createAccounts.ts';
import { ALL_RIGHTS } from './roles.ts';
import type { GivenRole } from './roles.ts';
import { hashToken, requestTokenOf } from './tokens.ts';

const STUDIO = 'https://studio.meridian.example';
const start = Date.parse('2026-11-20T10:00:00Z');
let now = start;
let store: Store;
let accounts: AccountDesk;

beforeEach(() => {
  now = start;
  store = openStore(':memory:');
  accounts = createAccounts({ store, studioOrigin: STUDIO, clock: () => new Date(now) });
});
afterEach(() => store.close());

const page = (id: string, path: string | null, parentId: string | null) =>
  store.content.putItem({
    ...{ id, path, parentId, site: 'main' as const, name: id, template: 'Page', sortOrder: 0 },
  });
const person = (...roles: (Partial<GivenRole> & Pick<GivenRole, 'role'>)[]) =>
  accounts.people.add({
    ...{ name: 'Ana', email: ' Ana@Meridian.Example ' },
    roles: roles.map((given) => ({ subtree: '', locale: '' as const, ...given })),
  });
const actor = (id: string) => accounts.actorFor(accounts.people.byId(id)!);
const request = (method: string, headers: Record<string, string>) =>
  ({ method, headers }) as unknown as IncomingMessage;

describe('rights', () => {
  beforeEach(() => {
    page('root', null, null);
    page('care', '/care', 'root');
    page('heart', '/care/heart', 'root');
    page('text', null, 'heart');
    page('about', '/about', 'root');
  });

  it('hold at an item with all below it: by the tree, and by the address of pages', () => {
    const ana = actor(person({ role: 'author', subtree: 'care' }));
    expect(
      ['care', 'heart', 'text', 'about', 'root', 'nowhere'].map((itemId) => ana.may('write', { itemId })),
    ).toEqual([...[true, true, true], ...[false, false, false]]);
    expect(ana.may('write')).toBe(true);
    expect(ana.may('publish')).toBe(false);
  });

  it('hold in a language; what is translated may be read in the other', () => {
    const ana = actor(person({ role: 'translator', locale: 'es' }));
    expect(ana.may('write', { itemId: 'heart', locale: 'es' })).toBe(true);
    expect(ana.may('write', { itemId: 'heart', locale: 'en' })).toBe(false);
    expect(ana.may('read', { itemId: 'heart', locale: 'en' })).toBe(true);
    expect(ana.may('structure', { itemId: 'heart', locale: 'es' })).toBe(false);
  });

  it('over people and the log are given everywhere or not at all', () => {
    const ana = actor(person({ role: 'admin', subtree: 'care' }));
    expect(ana.may('people')).toBe(false);
    const ben = actor(
      accounts.people.add({
        name: 'Ben',
        email: 'b@x.example',
        roles: [{ role: 'admin', subtree: '', locale: '' }],
      }),
    );
    expect([ben.may('people'), ben.may('audit'), ben.may('write'), ben.may('publish')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each<[GivenRole['role'], string]>([
    ['author', 'read write structure'],
    ['translator', 'read write'],
    ['reviewer', 'read review'],
    ['publisher', 'read publish emergency'],
    ['media', 'read media'],
    ['directory', 'read directory'],
    ['admin', 'read people audit'],
    ['auditor', 'read audit'],
  ])('[E-022] the roles are ours: %s may %s and nothing else', (role, rights) => {
    const ana = actor(person({ role }));
    const had = ALL_RIGHTS.filter((right) => ana.may(right));
    expect(had.toSorted()).toEqual(rights.split(' ').toSorted());
  });

  it('are none without a role', () => {
    expect(actor(person()).may('read')).toBe(false);
  });
});

describe('sessions', () => {
  const cookie = (token: string) => `other=1; __Host-studio=${token}`;

  it('are kept as hashes, and last twelve hours, or one without doing anything', () => {
    const id = person({ role: 'author' });
    const token = accounts.sessions.begin(id);
    expect(store.database.prepare('SELECT hash FROM session').get()!['hash']).toBe(hashToken(token));
    const is = () => accounts.actorOf(request('GET', { cookie: cookie(token) }))?.id;
    for (let minutes = 0; minutes < 12 * 60 - 50; minutes += 50) {
      expect(is()).toBe(id);
      now += 50 * 60_000;
    }
    now = start + 12 * 3_600_000;
    expect(is()).toBeUndefined();
    const other = accounts.sessions.begin(id);
    now += 3_600_000;
    expect(accounts.actorOf(request('GET', { cookie: cookie(other) }))).toBeUndefined();
  });

  it('do not stay awake by looking on', () => {
    const token = accounts.sessions.begin(person({ role: 'author' }));
    const asked = request('GET', { cookie: cookie(token) });
    now += 50 * 60_000;
    expect(accounts.sessionOf(asked, false)).toBeDefined();
    now += 20 * 60_000;
    expect(accounts.sessionOf(asked, false)).toBeUndefined();
  });

  it('end everywhere, and at once for somebody who is locked out', () => {
    const id = person({ role: 'author' });
    const tokens = [accounts.sessions.begin(id), accounts.sessions.begin(id)];
    const live = () => tokens.filter((token) => accounts.actorOf(request('GET', { cookie: cookie(token) })));
    expect(live()).toHaveLength(2);
    accounts.sessions.end(tokens[0]!);
    expect(live()).toEqual([tokens[1]]);
    accounts.people.setLocked(id, true);
    expect(live()).toEqual([]);
    accounts.people.setLocked(id, false);
    accounts.sessions.endAll(id);
    expect(live()).toEqual([]);
  });

  it('change something only with everything a page of the Studio sends', () => {
    const id = person({ role: 'author' });
    const token = accounts.sessions.begin(id);
    const good = {
      cookie: cookie(token),
      origin: STUDIO,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'content-length': '2',
      'x-studio-token': requestTokenOf(token),
    };
    const who = (method: string, change: Record<string, string | undefined>) => {
      const headers = Object.fromEntries(
        Object.entries({ ...good, ...change }).filter(([, value]) => value !== undefined),
      );
      return accounts.actorOf(request(method, headers as Record<string, string>))?.id;
    };
    expect(who('POST', {})).toBe(id);
    expect(who('POST', { 'sec-fetch-site': undefined })).toBe(id);
    for (const change of [
      { cookie: undefined },
      { cookie: `${cookie(token)}; __Host-studio=another` },
      { cookie: `studio=${token}` },
      { origin: undefined },
      { origin: 'null' },
      { origin: 'https://www.meridian.example' },
      { origin: `${STUDIO}:8443` },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': undefined },
      { 'x-studio-token': undefined },
      { 'x-studio-token': requestTokenOf('another') },
    ])
      expect([change, who('POST', change)]).toEqual([change, undefined]);
    expect(who('DELETE', { 'x-studio-token': undefined })).toBeUndefined();
  });
});

describe('the audit log', () => {
  const write = (count: number) => {
    for (let index = 1; index <= count; index += 1)
      accounts.audit({
        actor: 'ana',
        act: 'save',
        itemId: `item-${index}`,
        locale: 'en',
        detail: { b: index, a: 'x' },
      });
  };

  it('adds in the running transaction: what is rolled back has not happened', () => {
    write(1);
    expect(() =>
      store.transaction(() => {
        write(1);
        throw new Error('no');
      }),
    ).toThrow('no');
    write(1);
    expect(accounts.log.list().map(({ seq }) => seq)).toEqual([2, 1]);
    expect(accounts.log.firstBroken()).toBeUndefined();
  });

  it('shows the newest first, a page at a time, by person, item and act', () => {
    write(5);
    accounts.audit({ actor: 'ben', act: 'publish', itemId: 'item-3' });
    expect(accounts.log.list({ limit: 2 }).map(({ seq }) => seq)).toEqual([6, 5]);
    expect(accounts.log.list({ limit: 2, before: 5 }).map(({ seq }) => seq)).toEqual([4, 3]);
    expect(accounts.log.list({ itemId: 'item-3' }).map(({ actor: who }) => who)).toEqual(['ben', 'ana']);
    expect(accounts.log.list({ act: 'publish', actor: 'ben' })).toHaveLength(1);
    expect(accounts.log.list({ act: 'publish', actor: 'ana' })).toEqual([]);
  });

  it('is not changed or shortened through the file', () => {
    write(2);
    expect(() => store.database.exec("UPDATE audit SET actor = 'ben'")).toThrow(/only added to/);
    expect(() => store.database.exec('DELETE FROM audit')).toThrow(/only added to/);
  });

  it.each<[string, string, number, RegExp]>([
    ['a changed person', "UPDATE audit SET actor = 'ben' WHERE seq = 3", 3, /changed/],
    ['a changed time', "UPDATE audit SET at = '2026-01-01T00:00:00.000Z' WHERE seq = 2", 2, /changed/],
    ['a changed detail', `UPDATE audit SET detail = '{"a":"y","b":1}' WHERE seq = 1`, 1, /changed/],
    ['a changed hash', "UPDATE audit SET hash = 'x' WHERE seq = 4", 4, /changed/],
    ['a row taken out', 'DELETE FROM audit WHERE seq = 2', 2, /missing/],
    ['the first rows taken out', 'DELETE FROM audit WHERE seq < 3', 1, /missing/],
    ['the last row taken out', 'DELETE FROM audit WHERE seq = 5', 5, /missing/],
  ])('%s breaks the chain, and the first broken row is named', (_what, change, seq, problem) => {
    write(5);
    expect(accounts.log.firstBroken()).toBeUndefined();
    store.database.exec('DROP TRIGGER audit_is_not_changed; DROP TRIGGER audit_is_not_shortened');
    store.database.exec(change);
    expect(accounts.log.firstBroken()).toEqual({ seq, problem: expect.stringMatching(problem) });
  });

  it('a row that was written anew with a hash of its own breaks the chain after it', () => {
    write(5);
    const other = createAccounts({
      store: openStore(':memory:'),
      studioOrigin: STUDIO,
      clock: () => new Date(now),
    });
    for (let index = 1; index <= 5; index += 1) other.audit({ actor: 'ben', act: 'save' });
    store.database.exec('DROP TRIGGER audit_is_not_changed');
    const forged = other.log.list({ before: 3, limit: 1 })[0]!;
    const own = accounts.log.list({ before: 2, limit: 1 })[0]!;
    store.database
      .prepare(
        `UPDATE audit SET actor = 'ben', act = 'save', item_id = NULL, locale = NULL, detail = NULL,
         previous_hash = ?, hash = ? WHERE seq = 2`,
      )
      .run(forged.previousHash, forged.hash);
    expect(forged.previousHash).not.toBe(own.hash);
    expect(accounts.log.firstBroken()).toMatchObject({ seq: 2, problem: expect.stringContaining('follow') });
    other.store.close();
  });

  it('has a command that checks the file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'audit-'));
    const file = join(folder, 'platform.db');
    const command = join(__dirname, '..', 'checkAudit.ts');
    const env = { ...process.env, PLATFORM_DATA: file, NODE_OPTIONS: '' };
    const onFile = openStore(file, { pollMs: 0 });
    createAccounts({ store: onFile, studioOrigin: STUDIO }).audit({ actor: 'ana', act: 'save' });
    expect(execFileSync(process.execPath, [command], { env, encoding: 'utf8' })).toMatch(/whole/);
    onFile.database.exec("DROP TRIGGER audit_is_not_changed; UPDATE audit SET act = 'publish'");
    onFile.close();
    const { status, stderr } = spawnSync(process.execPath, [command], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('broken at row 1')]);
    rmSync(folder, { recursive: true });
  });
});
