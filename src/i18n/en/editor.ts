export const editor = {
  'editor.wrongPage': 'This component can not be used here',
  'editor.componentUnknown': 'The component “{name}” is not known to this site.',
  'editor.componentFailed': 'The component “{name}” could not be drawn. Visitors do not see it.',
  'editor.deprecated':
    'Component Deprecated: This component is deprecated. Please delete this component form the page layout.',
};
