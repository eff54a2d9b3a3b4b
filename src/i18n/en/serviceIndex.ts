/** Words of the index of services. */
export const serviceIndex = {
  'serviceIndex.find': 'Find a service',
  'serviceIndex.placeholder': 'Find a service, like “MRI” or “knee”',
  'serviceIndex.ways': 'Ways to look',
  'serviceIndex.byNeed': 'By need',
  'serviceIndex.byPart': 'By body part',
  'serviceIndex.byPartShort': 'By body part',
  'serviceIndex.short': 'A–Z',
  'serviceIndex.aToZ': 'A to Z',
  'serviceIndex.count': '{count} services',
  'serviceIndex.letters': 'Letters',
  'serviceIndex.found': '{count} ways to go on',
  'serviceIndex.foundOne': '1 way to go on',
  'serviceIndex.foundNone': 'No service has these words. Press Enter to search all we say about services.',
};
