import { stubHttp } from '#src/adapters/http/testing/stubHttp.ts';
import type { StubCall } from '#src/adapters/http/testing/stubHttp.ts';
import { createIconsAdapter } from './createIconsAdapter.ts';

const heart = { prefix: 'fas', name: 'heart', width: 512, height: 512, path: 'M1 2l3-4z', aliases: [] };
const adapter = (answer: unknown, token: string | undefined = 'kit', calls: StubCall[] = []) =>
  createIconsAdapter({
    http: stubHttp((call: StubCall) => {
      calls.push(call);
      return answer;
    }),
    endpoint: 'http://icons.test/feeds/icons',
    token,
  });

it('[S-317, E-056] asks the icon service with the kit’s token, and gives prefix, name and drawing', async () => {
  const calls: StubCall[] = [];
  const icons = await adapter({ version: '6', icons: [heart] }, 'kit', calls).find(' Heart, Pulse ', 40);
  expect(icons).toEqual([{ prefix: 'fas', name: 'heart', width: 512, height: 512, path: 'M1 2l3-4z' }]);
  expect(String(calls[0]?.url)).toBe('http://icons.test/feeds/icons?query=heart-pulse&limit=40');
  expect(calls[0]?.headers).toEqual({ authorization: 'Bearer kit' });
});

it.each(['', '  ', '<b>', '-', 'x'.repeat(65)])('[X-012] throws on the bad query “%s”', async (query) => {
  await expect(adapter({ icons: [] }).find(query, 40)).rejects.toThrow('bad query');
});

it('[X-013] throws without the icon kit token', async () => {
  const none = createIconsAdapter({
    http: stubHttp(() => ({})),
    endpoint: 'http://i.test/',
    token: undefined,
  });
  await expect(none.find('heart', 40)).rejects.toThrow('missing icon kit token');
});

it.each([[{ icons: 'none' }], [{ icons: [{ ...heart, path: '"/><script>' }] }], [[]]])(
  'takes %j for no answer',
  async (answer) => {
    await expect(adapter(answer).find('heart', 40)).rejects.toThrow();
  },
);
