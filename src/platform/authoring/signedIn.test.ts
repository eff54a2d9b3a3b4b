import { pageId, putPage } from '../content/putPage.ts';
import { StudioUnderTest } from '../studio/testing/StudioUnderTest.ts';
import type { StudioBrowser } from '../studio/testing/StudioUnderTest.ts';

const ADDRESS = '/sitecore/api/authoring/graphql/v1/';
const [about, people, news] = ['/about', '/about/people', '/news'].map((path) => pageId('main', path));

let studio: StudioUnderTest;
beforeEach(async () => {
  studio = await new StudioUnderTest().start();
  for (const path of ['/', '/about', '/about/people', '/news']) {
    putPage(studio.store, {
      ...{ site: 'main', path, name: path, template: 'Page', fields: { Title: path } },
      placeholders: {},
    });
  }
});
afterEach(() => studio.stop());

const save = (itemId: string | undefined, language: string) => ({
  query: `mutation($input: UpdateItemInput!) { updateItem(input: $input) { item { version } } }`,
  variables: { input: { itemId, language, fields: [{ name: 'Title', value: 'new' }] } },
});
async function signedIn(
  name: string,
  ...roles: Parameters<StudioUnderTest['person']>[1]
): Promise<StudioBrowser> {
  await studio.person(name, roles);
  const browser = studio.browser();
  await browser.signIn(`${name}@meridian.example`);
  return browser;
}
async function codeOf(browser: StudioBrowser, body: object): Promise<unknown> {
  const answer = await browser.send(ADDRESS, body);
  const { errors } = (await answer.json()) as { errors?: { extensions: { code: unknown } }[] };
  return errors ? errors[0]?.extensions.code : 'done';
}

it('[E-022] lets an author write below the page she was given, and a translator in one language', async () => {
  const author = await signedIn('ana', { role: 'author', subtree: about! });
  expect(await codeOf(author, save(about, 'en'))).toBe('done');
  expect(await codeOf(author, save(people, 'es'))).toBe('done');
  expect(await codeOf(author, save(news, 'en'))).toBe('FORBIDDEN');
  const publish = (id: string | undefined) => ({
    query: `mutation { publishItem(input: { rootItemIds: ["${id}"], languages: ["en"] }) { operationId } }`,
  });
  expect(await codeOf(author, publish(about))).toBe('FORBIDDEN');
  const translator = await signedIn('tom', { role: 'translator', locale: 'es' });
  expect(await codeOf(translator, save(news, 'es'))).toBe('done');
  expect(await codeOf(translator, save(news, 'en'))).toBe('FORBIDDEN');
  const rename = `mutation { renameItem(input: { itemId: "${news}", newName: "x" }) { item { name } } }`;
  expect(await codeOf(translator, { query: rename })).toBe('FORBIDDEN');
  const publisher = await signedIn('pia', { role: 'publisher' });
  expect(await codeOf(publisher, publish(about))).toBe('done');
  expect(await codeOf(publisher, save(about, 'en'))).toBe('FORBIDDEN');
});

it('writes who did what into the chain of the audit log, and who wrote it into the history', async () => {
  const author = await signedIn('ana', { role: 'author' });
  await author.send(ADDRESS, save(about, 'en'));
  const id = [...studio.accounts.log.all()].at(-1)!;
  expect(id).toMatchObject({ act: 'save', itemId: about, locale: 'en' });
  expect(studio.store.content.revisions(about!, 'en', 1)[0]?.author).toBe(id.actor);
  expect(studio.accounts.log.firstBroken()).toBeUndefined();
});

it('answers no session without the token of its page, no other origin, and nobody who signed out', async () => {
  const author = await signedIn('ana', { role: 'author' });
  const status = async (headers: Record<string, string>) =>
    (await author.send(ADDRESS, save(about, 'en'), headers)).status;
  expect(await status({ 'x-studio-token': 'guessed' })).toBe(401);
  expect(await status({ origin: 'https://www.meridian.example' })).toBe(403);
  expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await status({ authorization: 'Bearer undefined' })).toBe(401);
  expect(await status({})).toBe(200);
  await author.send('/studio/api/sign-out', {});
  expect(await status({})).toBe(401);
});
