import { catalogue } from '../content/placing.generated.ts';
import { templateId } from '../content/renderLayout.ts';
import { parseGuid } from '../content/stableId.ts';
import { problem, quoted } from './problems.ts';

/** Templates of items that have an address. */
export const pageTemplates: readonly string[] = ['Page', 'ServicePage', 'HealthWellnessPage'];

const templates: ReadonlyMap<string, string> = new Map(
  [
    ...pageTemplates,
    ...['Data', 'Folder'],
    ...Object.keys(catalogue.components).flatMap((name) => [name, `${name}Item`]),
  ].map((name) => [templateId(name), name]),
);

/** Name of the template with an id. Throws a problem for one the site does not have. */
export function templateNamed(id: string): string {
  const name = templates.get(parseGuid(id) ?? '') ?? [...templates.values()].find((one) => one === id);
  if (name === undefined) throw problem('BAD_USER_INPUT', `There is no template ${quoted(id)}.`);
  return name;
}

/** A name as an editor gives it. Throws a problem for one the protocol does not allow. */
export function checkedName(name: string): string {
  const trimmed = name.trim();

  if (trimmed === '' || trimmed.length > 100 || /[/\\:?"<>|[\]\u0000-\u001f]/.test(trimmed))
    throw problem(
      'BAD_USER_INPUT',
      `${quoted(name)} is no name: 1 to 100 characters, none of / \\ : ? " < > | [ ].`,
    );
  return trimmed;
}

/** The part of an address a name gives: what can stand there as it is stays, all else becomes plain words with dashes. */
export function segmentOf(name: string): string {
  if (name === '*' || /^[\w~-]+$/.test(name)) return name;
  const segment = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9~_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (segment === '')
    throw problem('BAD_USER_INPUT', `${quoted(name)} gives no address: use letters or digits.`);
  return segment;
}
