export const navigation = {
  'navigation.main': 'Main',
  'navigation.menu': 'Menu',
  'navigation.section': 'In this section',
  'navigation.onThisPage': 'On this page',
  'navigation.readingMinute': '1 minute to read',
  'navigation.readingMinutes': '{count} minutes to read',
  'navigation.language': 'Language',
  'navigation.redirectsTo': 'This page leads to',
  'navigation.editSections': 'Open all sections for editing',
  'navigation.newWindow': '(opens in a new window)',
};
