import { pageId, putPage } from '../../content/putPage.ts';
import { StudioUnderTest } from '../../studio/testing/StudioUnderTest.ts';
import type { StudioBrowser } from '../../studio/testing/StudioUnderTest.ts';
import { saveKinds } from '../kinds.ts';

const ADDRESS = '/sitecore/api/authoring/graphql/v1/';
export const article = pageId('main', '/articles/flu');
export const plain = pageId('main', '/about');

/** An answer of the authoring API, as tests look into it. */
export interface Answer {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a test looks into has no type of its own
  data?: Record<string, any> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

/** A Studio with a page that needs approval and one that does not. */
export async function flowWorld(): Promise<StudioUnderTest> {
  const studio = await new StudioUnderTest().start();
  for (const [path, template] of [
    ['/', 'Page'],
    ['/about', 'Page'],
    ['/articles/flu', 'HealthWellnessPage'],
  ] as const) {
    putPage(studio.store, {
      ...{ site: 'main', path, name: path, template, fields: { Title: path } },
      placeholders: { main: [{ component: 'RichText', fields: { Text: '<p>Text</p>' } }] },
    });
  }
  saveKinds(studio.store, [
    { name: 'Article', template: 'HealthWellnessPage', needsApproval: true, reviewDays: 365 },
  ]);
  return studio;
}

export async function ask(
  browser: StudioBrowser,
  query: string,
  input: object,
  headers = {},
): Promise<Answer> {
  const answer = await browser.send(ADDRESS, { query, variables: { input } }, headers);
  return (await answer.json()) as Answer;
}

export const codeOf = ({ errors }: Answer): unknown => (errors ? errors[0]?.extensions['code'] : 'done');

export const write = (browser: StudioBrowser, itemId: string, text: string, language = 'en') =>
  ask(
    browser,
    'mutation($input: UpdateItemInput!) { updateItem(input: $input) { item { meridianRevision } } }',
    { itemId, language, fields: [{ name: 'Title', value: text }] },
  );
export const publish = (browser: StudioBrowser, itemId: string, languages = ['en']) =>
  ask(browser, 'mutation($input: PublishItemInput!) { publishItem(input: $input) { operationId } }', {
    rootItemIds: [itemId],
    languages,
  });
export const command = (
  browser: StudioBrowser,
  itemId: string,
  commandId: string,
  { comments, headers = {} }: { comments?: string; headers?: Record<string, string> } = {},
) =>
  ask(
    browser,
    `mutation($input: ExecuteWorkflowCommandInput!) { executeWorkflowCommand(input: $input) {
       successful completed error message nextStateId } }`,
    { commandId, comments, item: { itemId, language: 'en' } },
    headers,
  );
export const schedule = (browser: StudioBrowser, input: object) =>
  ask(
    browser,
    'mutation($input: MeridianScheduleInput!) { meridianSchedule(input: $input) { id act at state } }',
    { languages: ['en'], ...input },
  );

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
export const seen = async (browser: StudioBrowser, path: string): Promise<any> =>
  (await browser.get(path)).json();

/** What visitors read in the title of a page. */
export const live = (studio: StudioUnderTest, itemId: string): unknown =>
  (studio.store.content.version(itemId, 'en', 'published')?.fields['Title'] as { value: string } | undefined)
    ?.value;
