/** Words of the consent preferences. */
export const consent = {
  'consent.title': 'Cookie permissions',
  'consent.close': 'Close',
  'consent.lead': 'Choose what this site may use. You can change it at any time.',
  'consent.necessary': 'Necessary',
  'consent.necessaryNote': 'What the site needs to work. Always on; it does not follow you.',
  'consent.tracking': 'Chat and statistics',
  'consent.trackingNote': 'Live chat with a person, and counting how the site is used.',
  'consent.streets': 'Streets on maps',
  'consent.streetsNote':
    'Maps show streets, which come from {host}. It learns what part of a map you look at.',
  'consent.save': 'Save my choice',
};
