export const content = {
  'content.editAccordion': 'Open all items for editing',
  'content.tabs': 'Topics',
  'content.readBio': 'Read bio',
};
