export const editor = {
  'editor.wrongPage': 'This component can not be used here',
  'editor.missingFields': 'Empty fields:',
  'editor.noEntity':
    'Shows what its entity holds; no entity is loaded. The field Example Entity of the page names one to edit with.',
  'editor.componentUnknown': 'The component “{name}” is not known to this site.',
  'editor.componentFailed': 'The component “{name}” could not be drawn. Visitors do not see it.',
  'editor.deprecated':
    'Component Deprecated: This component is deprecated. Please delete this component form the page layout.',
};
