import { declaration as locations } from '#src/components/listing/RelatedLocations/RelatedLocations.declaration.ts';
import { declaration as articles } from '#src/components/listing/SelectedArticles/SelectedArticles.declaration.ts';
import { declaration as awards } from '#src/components/listing/SelectedAwards/SelectedAwards.declaration.ts';
import { declaration as layout } from '#src/components/listing/VisualArticleLayout/VisualArticleLayout.declaration.ts';
import { PAGE_FIELDS } from './pageFields.ts';

it.each([
  ['[E-034, C-016] the contributor', PAGE_FIELDS.ContributorEntity.most, 1],
  ['[E-035, C-017] the service', PAGE_FIELDS.Service.most, 1],
  ['[E-036, C-018] locations', PAGE_FIELDS.LocationsEntities.most, 10],
  ['[E-074] referenced articles', articles.fields.Articles.most, 3],
  ['[E-075] the primary article', layout.fields.PrimaryArticle.most, 1],
  ['[E-076] secondary articles', layout.fields.SecondaryArticles.most, 3],
  ['[E-077] awards', awards.fields.Awards.most, 50],
  ['[E-078] related locations', locations.fields.LocationsEntities.most, 10],
])('%s: at most so many', (_, most, cap) => {
  expect(most).toBe(cap);
});
