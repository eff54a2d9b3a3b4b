import { isStudioSource } from './buildSite.ts';
import { studioFollower } from './followStudio.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A Studio whose builds end when they are told to. */
function studio(isFresh: boolean) {
  const builds: { end: () => void; fail: (error: Error) => void }[] = [];
  const said: string[] = [];
  const follower = studioFollower({
    isFresh: () => isFresh,
    build: () => new Promise((end, fail) => builds.push({ end, fail })),
    tell: (text) => said.push(text),
  });
  const quiet = () => jest.advanceTimersByTimeAsync(1000);
  return { ...follower, builds, said, quiet };
}

it('builds at the start what is older than its sources, and nothing else', async () => {
  const old = studio(false);
  await old.quiet();
  expect(old.builds).toHaveLength(1);
  const fresh = studio(true);
  await fresh.quiet();
  expect(fresh.builds).toHaveLength(0);
});

it('builds once for a burst of changes, and again for what changed meanwhile', async () => {
  const { changed, builds, said, quiet } = studio(true);
  changed('studio/app/App.tsx');
  changed('canvas/main.ts');
  await quiet();
  expect(builds).toHaveLength(1);
  changed('domain/authoring/FrameTree.ts');
  await quiet();
  expect(builds).toHaveLength(1);
  builds[0]!.end();
  await quiet();
  expect(builds).toHaveLength(2);
  builds[1]!.end();
  await quiet();
  expect(builds).toHaveLength(2);
  expect(said).toEqual(['studio built', 'studio built']);
});

it('says what is wrong with a source, and builds again when it is mended', async () => {
  const { changed, builds, said, quiet } = studio(false);
  await quiet();
  builds[0]!.fail(new Error('App.tsx: unexpected end'));
  await quiet();
  expect(said).toEqual(['the Studio could not be built: App.tsx: unexpected end']);
  changed('studio/app/App.tsx');
  await quiet();
  expect(builds).toHaveLength(2);
});

it.each([
  ['studio/app/App.tsx', true],
  ['canvas/main.ts', true],
  ['domain/authoring/FrameTree.ts', true],
  ['styles/tokens.css', true],
  ['components/catalogue.generated.json', true],
  ['studio/people/people.test.tsx', false],
  ['styles/components.generated.css', false],
  ['components/content/Accordion/Accordion.tsx', false],
  ['platform/server.ts', false],
])('is made from %s: %s', (file, isSource) => expect(isStudioSource(file)).toBe(isSource));
