import { holidaysAhead } from '#src/domain/files/holidayCalendar.ts';
import type { ComponentDataLoader } from '#src/ports/ComponentData.ts';

/** Whether the page's facility has holiday hours ahead, which a component without a clock cannot know. */
export interface SaveContactData {
  hasHolidays: boolean;
}

export const loadSaveContact: ComponentDataLoader<SaveContactData> = async (_rendering, { entity, now }) => ({
  hasHolidays: entity?.entityTypeId === 'healthcareFacility' && holidaysAhead(entity.hours, now).length > 0,
});
