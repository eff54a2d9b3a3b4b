/** Words of an embedded page. Quoted wording: X-032. */
export const embed = {
  'embed.noUrl': 'Please enter url for the link',
  'embed.notAllowed':
    'Pages of {host} may not be embedded here: visitors see a link. FRAME_ORIGINS names the sites.',
  'embed.title': 'Page of {host}',
  'embed.consent': 'This part of the page comes from {host}, which may set cookies when you show it.',
  'embed.show': 'Show it here',
  'embed.open': 'Open on {host}',
  'embed.newWindow': '(opens a new window)',
};
