/** Words of the note on when information was updated. Quoted wording. */
export const updated = {
  'updated.label': 'Information updated as of',
  'updated.notVerified': 'Not recently verified',
  'updated.noEntityType': 'Yext Entity Type not defined',
};
