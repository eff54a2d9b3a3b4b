/** Words of the results map. Quoted wording: Q-388. */
export const map = {
  'map.region': 'Map of the results',
  'map.help': 'The pins are numbered like the list below.',
  'map.skip': 'Skip the map',
  'map.none': 'No locations available.',
  'map.noneOnPage': 'The places on this page have no position on the map.',
  'map.loading': 'Loading the map',
  'map.failed': 'The map could not be loaded. The list below has every place.',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
  'map.pin': '{number}: {name}',
  'map.seeInList': 'See in the list',
  'map.attribution': 'Boundaries: U.S. Census Bureau. Names: GeoNames',
};
