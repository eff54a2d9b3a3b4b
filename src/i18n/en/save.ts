/** Words of what visitors take along from a page. */
export const save = {
  'save.heading': 'Take it with you',
  'save.contact': 'Save to your contacts',
  'save.holidays': 'Add holiday hours to your calendar',
  'save.holidayHours': 'Holiday hours',
  'save.calendarTitle': '{name}: holiday hours',
  'save.closedOn': '{name} is closed ({holiday})',
  'save.unknownOn': 'The hours of {name} are not known ({holiday})',
  'save.openOn': '{name} is open ({holiday})',
};
