import type { Entity } from '#src/domain/entities/Entity.ts';
import { answer, stubDirectory } from './testing/stubDirectory.ts';

const images = { cdnHosts: ['a.cdn.example'], dynamicHost: 'dyn.cdn.example' };

const directoryOf = (extra: Record<string, unknown>, hosts: typeof images | undefined) =>
  stubDirectory(
    () => answer([{ id: 'e1', uid: 1, locale: 'en', name: 'Harbor', ...extra }]),
    hosts && { images: hosts },
  ).directory;

async function imageOf(
  type: Entity['entityTypeId'],
  extra: Record<string, unknown>,
  hosts: typeof images | undefined,
) {
  const found = await directoryOf(extra, hosts).entity(type, 'e1', 'en');
  return found.kind === 'found' ? found.value.image : found.kind;
}
const photo = {
  url: 'https://a.cdn.example/p/abc/1.0000/3000x2000.jpg',
  alternateText: 'A dog beside a bed',
};
const crop = (size: string) => `https://dyn.cdn.example/p/abc/1.0000/${size}`;

it('[C-134] the picture of a volunteer opportunity is 1280 by 720 of quality 75, cropped by itself, two dots a pixel', async () => {
  expect(await imageOf('ce_volunteerOpportunity', { c_image: photo }, images)).toEqual({
    url: crop('width=1280,height=720,fit=crop,gravity=auto,dpr=2,quality=75'),
    alternateText: 'A dog beside a bed',
    width: 1280,
    height: 720,
  });
});

it.each<[string, Entity['entityTypeId'], Record<string, unknown>, string]>([
  ['[S-372, C-086] a provider', 'healthcareProfessional', { headshot: photo }, 'width=230,height=230'],
  ['[S-372, C-133] an investigator', 'ce_investigator', { c_image: photo }, 'width=192,height=256'],
  ['[S-372, C-131] a facility', 'healthcareFacility', { c_image: photo }, 'width=432,height=287'],
  [
    '[S-372, C-132] a facility with the large hero',
    'healthcareFacility',
    { c_image: photo, c_showFeaturedHero: true },
    'width=1600,height=680',
  ],
  ['[S-372] a story', 'ce_patientStory', { c_image: photo }, 'width=832,height=556'],
])('%s', async (_row, type, extra, size) => {
  expect(await imageOf(type, extra, images)).toMatchObject({
    url: crop(`${size},fit=crop,gravity=auto,dpr=2`),
  });
});

it.each([
  ['of another host', 'https://elsewhere.example/x.jpg', images],
  ['of the house', '/-/media/art/volunteer.svg', images],
  ['where no host is named', photo.url, undefined],
])('a picture %s stays as it is', async (_row, url, hosts) => {
  const image = await imageOf('ce_volunteerOpportunity', { c_image: { url } }, hosts);
  expect(image).toEqual({ url, alternateText: '' });
});

it('[S-372] the photos of a gallery have its height; videos stay as they are', async () => {
  const directory = directoryOf(
    { c_mediaGallery: [{ photo }, { video: 'https://www.youtube.com/watch?v=abcdefghijk' }] },
    images,
  );
  const found = await directory.entity('healthcareFacility', 'e1', 'en');
  expect(found).toMatchObject({
    value: {
      mediaGallery: [
        { kind: 'photo', image: { url: crop('width=1048,height=590,fit=crop,gravity=auto,dpr=2') } },
        { kind: 'youtube', videoId: 'abcdefghijk' },
      ],
    },
  });
});

it('an entity without a picture has none', async () => {
  expect(await imageOf('ce_volunteerOpportunity', {}, images)).toBeUndefined();
});
