import { drawnArt } from './drawnArt.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="0 0 480 320"><rect width="480" height="320"/></svg>';
const asked: string[] = [];
const library = (body: string) => ({
  content: 'http://platform.example',
  http: {
    text: ({ url }: { url: string | URL }) => {
      asked.push(String(url));
      return Promise.resolve({ status: 200, contentType: 'image/svg+xml', body });
    },
  },
});
const place = { illustrations: '/-/media/art/', variant: 'plan' } as const;
const src = '/-/media/art/scene/heart/art1.svg';

it('fetches a drawing in the colours of the site, and lets it fill its place', async () => {
  const art = await drawnArt(src, place, library(DRAWING));
  expect(asked.splice(0)).toEqual([`http://platform.example${src}?ramp=plan`]);
  expect(art).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><rect width="480" height="320"/></svg>',
  );
});

it.each([
  [undefined],
  ['/-/media/library/photo.jpg'],
  ['/-/media/art/story/home.svg'],
  ['https://a.example/-/media/art/scene/a/b.svg'],
])('asks nobody for %s', async (other) => {
  expect(await drawnArt(other, place, library(DRAWING))).toBeUndefined();
  expect(asked).toEqual([]);
});

it.each([
  '<html></html>',
  DRAWING.replace('<rect', '<image href="http://a.example/x.png"/><rect'),
  DRAWING.replace('<rect', '<script>1</script><rect'),
  DRAWING.replace('<rect', '<rect fill="url(http://a.example/x)"'),
])('puts nothing but a drawing into a picture: %s', async (body) => {
  expect(await drawnArt(src, place, library(body))).toBeUndefined();
});
