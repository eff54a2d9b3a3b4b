import { titleOf } from '../catalogue.ts';
import { choiceTitle, isOn } from '../strings/settings.ts';
import { slotTitle } from '#src/domain/authoring/slotNames.ts';
import type { Words } from '../strings/useWords.ts';
import type { ChangedPart } from './changedParts.ts';

/** What a changed part is called: its component, or the page itself. */
export const partName = (
  { key, componentName }: Pick<ChangedPart, 'key' | 'componentName'>,
  catalogue: Parameters<typeof titleOf>[0],
  say: Words,
): string => (key === '' ? say('historyPage') : titleOf(catalogue, componentName));

/** What a setting says on one side, as the panel has it; a switch is on or off. */
export function settingWords(
  { name, value, componentName }: { name: string; value: string; componentName: string },
  catalogue: Parameters<typeof titleOf>[0],
  say: Words,
): string {
  const kind = catalogue.components[componentName]?.params?.[name]?.kind;
  if (kind === 'flag') return say(isOn(value) ? 'historyOn' : 'historyOff');
  return choiceTitle(say, value, name);
}

/** Where a component went, and how many of its texts and settings changed. */
export function whatHappened({ state, from, to, fields, settings, lists }: ChangedPart, say: Words): string {
  if (state === 'added' && to) return say('historyAdded', { slot: slotTitle(say, to.slot), place: to.place });
  if (state === 'removed' && from)
    return say('historyRemoved', { slot: slotTitle(say, from.slot), place: from.place });
  const words = fields.length > 0 ? [say('historyFields', { count: fields.length })] : [];
  if (settings.length > 0) words.push(say('historySettings', { count: settings.length }));
  if (lists.length > 0) words.push(say('historyLists'));
  if (state === 'moved' && from && to)
    words.unshift(
      say('historyMoved', {
        ...{ slot: slotTitle(say, from.slot), place: from.place },
        ...{ toSlot: slotTitle(say, to.slot), toPlace: to.place },
      }),
    );
  return words.join(', ');
}
