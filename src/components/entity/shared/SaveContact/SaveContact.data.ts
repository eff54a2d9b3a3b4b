import { changedHolidaysAhead } from '#src/domain/files/holidayCalendar.ts';
import { type WeekRow, weekRows } from '#src/domain/hours/weekRows.ts';
import { instantOf, PACIFIC_TIME } from '#src/domain/hours/zone.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './SaveContact.declaration.ts';

/** The holiday hours ahead of the page's facility, in order, which a component without a clock cannot know. */
export interface SaveContactData {
  holidays: WeekRow[];
}

/** Minute of the day. */
const NOON = 12 * 60;

export const loadSaveContact: ComponentDataLoader<typeof declaration, SaveContactData> = async (
  _rendering,
  { entity, now },
) => {
  const hours = entity?.entityTypeId === 'healthcareFacility' ? entity.hours : undefined;
  const holidays = changedHolidaysAhead(hours, now).flatMap((day) =>
    weekRows(hours, new Date(instantOf(day, NOON, hours?.timeZone ?? PACIFIC_TIME))).slice(0, 1),
  );
  return { holidays };
};
