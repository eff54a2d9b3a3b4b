import { isSpoken } from '#src/domain/provider/spokenLanguages.ts';
import { PROFICIENCIES } from '#src/domain/provider/storedOption.ts';
import { SPOKEN_BY_OTHERS } from '#src/platform/directory/proficiencies.ts';

it('[R-161] the search counts the languages as spoken that the site names as such', () => {
  const optionOf = (words: string) => words.toLowerCase().replaceAll(' ', '-');
  const byOthers = PROFICIENCIES.filter((proficiency) => !isSpoken(proficiency));
  expect(SPOKEN_BY_OTHERS.map(optionOf)).toEqual(byOthers);
});
