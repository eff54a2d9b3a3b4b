/** Words of the special facets and of the ownership switch. Quoted wordings: search 4.2, search 9. */
export const facets = {
  'facets.stars': '{count} stars',
  'facets.oneStar': '1 star',
  'facets.starsAndUp': '{count} stars and up',
  'facets.oneStarAndUp': '1 star and up',
  'facets.andUp': '& up',
  'facets.anyRating': 'Any rating',
  'facets.ratingNote': 'Not all providers currently have a star rating.',
  'facets.learnMore': 'Learn more',
  'facets.aboutRatings': 'about star ratings',
  'facets.find': 'Type to find',
  'facets.firstOf': 'The first {shown} of {count} are listed. Type above to find others.',
  'facets.firstOfPlain': 'The first {shown} of {count} are listed.',
  'facets.ownership': 'Which providers to show',
  'facets.own': '{product} Providers',
  'facets.affiliated': 'Affiliated Providers',
  'facets.Other': 'Other ages',
};
