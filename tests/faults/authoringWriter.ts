import { pageId } from '#src/platform/content/putPage.ts';

/** What the kill test writes: groups of operations that belong to one publication each. */
export const about = pageId('main', '/about');
/** A page that is put live and taken off by schedule alone. */
export const due = pageId('main', '/due');
export const perGroup = 6;

/** When the fast clock began, the same for the test and its children. */
const begun = Number((process.env['KILL_CLOCK'] ??= String(Date.now())));
/** A minute of it takes 60 ms, so that what is set for the next minute is due in time; it begins far from a change of clocks. */
export const fastClock = (): Date =>
  new Date(Date.parse('2026-06-01T00:00:00Z') + (Date.now() - begun) * 1000);

export interface Operation {
  number: number;
  key: string;
  query: string;
  variables: Record<string, unknown>;
}

export interface Acknowledged {
  operation: Operation;
  data: Record<string, Record<string, unknown>>;
}

const UPDATE = `mutation($input: UpdateItemInput!) { updateItem(input: $input) { item { meridianRevision } } }`;

/** Long enough that a half-written page of the file would show. */
export const textOf = (group: number): string => `group ${group} ${'x'.repeat(800)}`;
export const groupIn = (text: unknown): number => Number(/^group (\d+) /.exec(String(text))?.[1] ?? -1);
export const nameOf = (group: number): string => `about-${group}`;

/** The operation with a number: texts of a page and its component, its address, their publication, and a new page. */
export function operationOf(number: number, run: string, hero: string): Operation {
  const group = Math.floor(number / perGroup);
  const base = { number, key: `${run}-${number}` };
  const update = (itemId: string, name: string) => ({
    ...base,
    query: UPDATE,
    variables: { input: { itemId, language: 'en', fields: [{ name, value: textOf(group) }] } },
  });
  switch (number % perGroup) {
    case 0:
      return update(about, 'Title');
    case 1:
      return update(hero, 'Label');
    case 2:
      return {
        ...base,
        query: 'mutation($input: RenameItemInput!) { renameItem(input: $input) { item { meridianPath } } }',
        variables: { input: { itemId: about, newName: nameOf(group) } },
      };
    case 3:
      return {
        ...base,
        query: 'mutation($input: PublishItemInput!) { publishItem(input: $input) { operationId } }',
        variables: { input: { rootItemIds: [about], languages: ['en', 'es'], publishSubItems: true } },
      };
    case 4:
      return {
        ...base,
        query: 'mutation($input: MeridianScheduleInput!) { meridianSchedule(input: $input) { id act } }',
        variables: {
          input: {
            itemId: due,
            languages: ['en'],
            [group % 2 === 0 ? 'publishAt' : 'takeOffAt']: inTwoMinutes(),
          },
        },
      };
    default:
      return {
        ...base,
        query:
          'mutation($input: CreateItemInput!) { createItem(input: $input) { item { itemId(format: "D") } } }',
        variables: { input: { name: `page-${number}`, templateId: 'Page', parent: pageId('main', '/') } },
      };
  }
}

/** As the wall clock of the site shows it. */
const inTwoMinutes = (): string =>
  new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: 'America/Los_Angeles', dateStyle: 'short', timeStyle: 'short' },
  })
    .format(fastClock().getTime() + 120_000)
    .replace(' ', 'T');

/** Sends an operation; rejects when the server is gone before it answered. */
export async function send(origin: string, token: string, operation: Operation): Promise<Acknowledged> {
  const answer = await fetch(`${origin}/sitecore/api/authoring/graphql/v1/`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
      'idempotency-key': operation.key,
    },
    body: JSON.stringify({ query: operation.query, variables: operation.variables }),
  });
  const { data, errors } = (await answer.json()) as Acknowledged & {
    errors?: { extensions?: { time?: string } }[];
  };
  // Sent again after a kill, a time may have gone by: then nothing was set, and that is an answer.
  if (errors?.[0]?.extensions?.time === 'past') return { operation, data: { past: {} } };
  if (!answer.ok || errors || !data) {
    throw new Refusal(`operation ${operation.number} was refused: ${JSON.stringify(errors)}`);
  }
  return { operation, data };
}

/** An answer that says no: nothing a kill may bring about. */
export class Refusal extends Error {}
