import { parse } from 'graphql';
import { outage, stubHttp } from '#src/adapters/http/testing/stubHttp.ts';
import type { StubCall } from '#src/adapters/http/testing/stubHttp.ts';
import type { SaveRequest } from '#src/ports/AuthoringPort.ts';
import { vendorAuthoring } from './vendorAuthoring.ts';

const request: SaveRequest = {
  itemId: '{A}',
  language: 'en',
  version: 3,
  revision: 'r1',
  fields: [
    { name: 'Title', value: 'New "quoted" }\n', originalValue: 'Old' },
    { name: 'Meta Title', value: 'Meta', originalValue: '' },
  ],
};

/** The platform as far as a save sees it: one item, which answers as the vendor does. */
function vendor(item: Record<string, string> | undefined, errors: Record<string, unknown>[] = []) {
  const calls: StubCall[] = [];
  const asItem = () =>
    item && {
      itemId: 'A',
      version: 3,
      more: { unknown: true },
      revision: { value: item['__Revision'] },
      ...Object.fromEntries(
        request.fields.map(({ name }, index) => [`f${index}`, { value: item[name] ?? '' }]),
      ),
    };
  const http = stubHttp((call: StubCall) => {
    calls.push(call);
    if (call.call === 'token')
      return { access_token: `t${calls.length}`, expires_in: 300, token_type: 'Bearer' };
    if (errors.length > 0) return { errors, data: null };
    if (call.call === 'item') return { data: { item: asItem() ?? null }, extensions: {} };
    if (item) {
      for (const { name, value } of request.fields) item[name] = value.replaceAll('\n', '\r\n');
      item['__Revision'] = 'r2';
    }
    return { data: { updateItem: { item: asItem() } } };
  });
  let time = 0;
  const port = vendorAuthoring({
    ...{ http, endpoint: 'http://cm.test/graphql', tokenEndpoint: 'http://auth.test/token' },
    ...{ clientId: 'id', clientSecret: 'secret', audience: 'api', now: () => time },
  });
  return { port, calls, item, pass: (ms: number) => (time += ms) };
}
const called = (calls: StubCall[]) => calls.map(({ call }) => call);
const queryOf = (call: StubCall | undefined) => (JSON.parse(call?.body ?? '{}') as { query: string }).query;

it('reads the item, writes its fields in one updateItem, and tells the new revision', async () => {
  const { port, calls } = vendor({ Title: 'Old', __Revision: 'r1' });
  expect(await port.saveFields(request)).toEqual({ kind: 'saved', revision: 'r2' });
  expect(called(calls)).toEqual(['token', 'item', 'updateItem']);
  expect(calls[1]?.headers).toMatchObject({ authorization: 'Bearer t1' });
  for (const call of calls.slice(1)) expect(() => parse(queryOf(call))).not.toThrow();
  expect(queryOf(calls[2])).toContain('{ name: "Title", value: "New \\"quoted\\" }\\n" }');
});

it('merges with what others changed in other fields', async () => {
  const { port } = vendor({ Title: 'Old', Description: 'theirs', __Revision: 'r9' });
  expect(await port.saveFields(request)).toMatchObject({ kind: 'saved' });
});

it('a field somebody else changed is a conflict with both texts, and nothing is written', async () => {
  const { port, calls, item } = vendor({ Title: 'Theirs', __Revision: 'r9' });
  expect(await port.saveFields(request)).toEqual({
    kind: 'conflict',
    revision: 'r9',
    fields: [{ name: 'Title', base: 'Old', yours: 'New "quoted" }\n', theirs: 'Theirs' }],
  });
  expect(called(calls)).toEqual(['token', 'item']);
  expect(item).toMatchObject({ Title: 'Theirs' });
});

it('what stands there already is no conflict: a save whose answer got lost is made again', async () => {
  const { port } = vendor({ Title: 'New "quoted" }', 'Meta Title': 'Meta', __Revision: 'r2' });
  expect(await port.saveFields(request)).toMatchObject({ kind: 'saved' });
});

it('asks for a token once, and anew before it ends', async () => {
  const { port, calls, pass } = vendor({ Title: 'Old', __Revision: 'r1' });
  await port.saveFields(request);
  await port.saveFields(request);
  expect(called(calls).filter((call) => call === 'token')).toHaveLength(1);
  pass(250_000);
  await port.saveFields(request);
  expect(called(calls).filter((call) => call === 'token')).toHaveLength(2);
});

it.each([
  ['Item was not found', 'gone'],
  ['The current user does not have write access to this item', 'not-allowed'],
  ['The item is locked by another user', 'not-allowed'],
  ['Field type does not take this', 'invalid'],
])('“%s” is a refusal: %s', async (message, reason) => {
  const { port } = vendor({}, [{ message, path: ['item'], locations: [] }]);
  expect(await port.saveFields(request)).toEqual({ kind: 'refused', reason });
});

it('an item that is not there is gone', async () => {
  expect(await vendor(undefined).port.saveFields(request)).toEqual({ kind: 'refused', reason: 'gone' });
});

it('a platform that does not answer refuses, and the next save asks for a token again', async () => {
  let isDown = true;
  const http = stubHttp((call: StubCall) => {
    if (isDown) throw outage();
    return call.call === 'token' ? { access_token: 't' } : { data: { item: null } };
  });
  const port = vendorAuthoring({
    ...{ http, endpoint: 'http://cm.test/', tokenEndpoint: 'http://auth.test/' },
    ...{ clientId: 'id', clientSecret: 'secret', audience: 'api' },
  });
  expect(await port.saveFields(request)).toEqual({ kind: 'refused', reason: 'unavailable' });
  isDown = false;
  expect(await port.saveFields(request)).toEqual({ kind: 'refused', reason: 'gone' });
});
