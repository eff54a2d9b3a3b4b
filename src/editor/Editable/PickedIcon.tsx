import type { IconDefinition } from '@fortawesome/fontawesome-svg-core';
import { fab } from '@fortawesome/free-brands-svg-icons';
import { fas } from '@fortawesome/free-solid-svg-icons';
import { upperFirst } from '#src/domain/text/upperFirst.ts';
import type { Field } from '#src/declaration/values.ts';
import { FontAwesome } from '#src/ui/Icon/FontAwesome.tsx';
import type { IconShape } from '#src/ui/Icon/Icon.tsx';

const packs: Record<string, Record<string, IconShape>> = {
  fas: fas as unknown as Record<string, IconShape>,
  fab: fab as unknown as Record<string, IconShape>,
};

/** The icon an editor picked (E-055): the picker's JSON, or a plain name like 'phone' or 'fas-phone'. */
export function pickedIcon(text: string): IconShape | undefined {
  if (!text) return undefined;
  const [prefix, icon] = text.startsWith('[') || text.startsWith('{') ? ofJson(text) : ofName(text);
  const member = `fa${icon.split('-').map(upperFirst).join('')}`;
  const pack = packs[prefix] ?? packs.fas!;
  return Object.hasOwn(pack, member) ? pack[member] : undefined;
}

function ofJson(text: string): [prefix: string, icon: string] {
  try {
    const parsed = JSON.parse(text) as unknown;
    const first = (Array.isArray(parsed) ? parsed[0] : parsed) as
      | { prefix?: unknown; name?: unknown }
      | undefined;
    return [String(first?.prefix ?? 'fas'), String(first?.name ?? '')];
  } catch {
    return ['fas', ''];
  }
}

function ofName(text: string): [prefix: string, icon: string] {
  const match = /^(fas|fab)[-\s](?:fa-)?(.+)$/.exec(text);
  return match ? [match[1]!, match[2]!] : ['fas', text.replace(/^fa-/, '')];
}

/** An icon field, as decoration. Draws nothing without an icon. Server only: it holds every free icon. */
export function PickedIcon({ field, size = '1.25em' }: { field: Field<string>; size?: string }) {
  const icon = pickedIcon(field.value);
  return icon ? (
    <FontAwesome className="Icon-solid" icon={icon as IconDefinition} width={size} height={size} />
  ) : null;
}
