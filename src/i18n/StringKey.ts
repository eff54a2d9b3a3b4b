import type { StringGroups } from './groups.generated.ts';

/** A group of interface strings: the name of its file in `en` and `es`, and the first part of its keys. */
export type StringGroup = keyof StringGroups;

/** The keys of some groups; of every group unless said. */
export type StringKey<Group extends StringGroup = StringGroup> = {
  [One in Group]: keyof StringGroups[One];
}[Group];
