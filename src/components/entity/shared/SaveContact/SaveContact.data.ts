import { holidaysAhead } from '#src/domain/files/holidayCalendar.ts';
import { type WeekRow, weekRows } from '#src/domain/hours/weekRows.ts';
import { dateOfDay } from '#src/domain/hours/zone.ts';
import type { ComponentDataLoader } from '#src/ports/ComponentData.ts';

/** The holiday hours ahead of the page's facility, in order, which a component without a clock cannot know. */
export interface SaveContactData {
  holidays: WeekRow[];
}

export const loadSaveContact: ComponentDataLoader<SaveContactData> = async (_rendering, { entity, now }) => {
  const hours = entity?.entityTypeId === 'healthcareFacility' ? entity.hours : undefined;
  const holidays = holidaysAhead(hours, now).flatMap((day) =>
    // Noon in California, or one in summer.
    weekRows(hours, new Date(`${dateOfDay(day)}T20:00:00Z`)).slice(0, 1),
  );
  return { holidays };
};
