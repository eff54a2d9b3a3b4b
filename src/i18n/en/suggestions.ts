/** Kinds of what is suggested while someone types. */
export const suggestions = {
  'suggestions.specialty': 'Specialties',
  'suggestions.condition': 'Conditions',
  'suggestions.service': 'Services',
  'suggestions.type': 'Kinds of locations',
  'suggestions.city': 'Cities',
  'suggestions.topic': 'Topics',
  'suggestions.provider': 'Providers',
  'suggestions.location': 'Locations',
  'suggestions.event': 'Events',
  'suggestions.research': 'Research',
  'suggestions.article': 'Articles and stories',
  'suggestions.page': 'Pages',
};
