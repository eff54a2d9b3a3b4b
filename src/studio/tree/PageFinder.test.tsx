import type { TreePage } from '../api/StudioApi.ts';
import { pagesFound } from './PageFinder.tsx';

const page = (path: string, name: string) => ({ id: path, name, path }) as TreePage;
const pages = [page('/', 'Inicio'), page('/about-us', 'Quiénes somos'), page('/care/heart', 'Corazón')];
const found = (words: string) =>
  pagesFound(pages, words, [page('/about-us', 'Who we are')])?.map(({ path }) => path);

it.each([
  ['quienes', ['/about-us']],
  ['CORAZÓN', ['/care/heart']],
  ['care heart', ['/care/heart']],
  ['/care/', ['/care/heart']],
  ['somos corazon', []],
  ['  ', undefined],
  ['who we', ['/about-us']],
])('“%s” finds %j', (words, paths) => expect(found(words)).toEqual(paths));
