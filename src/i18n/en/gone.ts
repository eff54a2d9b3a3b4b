/** Words at the address of a deleted provider, location or other entity. */
export const gone = {
  'gone.title': '{name} is no longer listed',
  'gone.providerText':
    'This provider no longer practices here or is no longer in our directory. Other providers can help you.',
  'gone.locationText':
    'This location has closed, moved or is no longer in our directory. Other locations can help you.',
  'gone.otherText': 'This page has been taken down. What you need may be elsewhere on our site.',
  'gone.providerSearch': 'Find another doctor',
  'gone.locationSearch': 'Find another location',
  'gone.otherSearch': 'Search the site',
  'gone.call': 'Call {phone}',
  'gone.providerSimilar': 'Similar providers',
  'gone.providerSimilarNear': 'Similar providers near {place}',
  'gone.locationSimilar': 'Similar locations',
  'gone.locationSimilarNear': 'Similar locations near {place}',
  'gone.onlyWhenDeleted': 'Stands by itself where an entity was deleted. Nothing is shown on other pages.',
};
