import { openStore } from '#src/platform/store/openStore.ts';
import { addPerson, PASSWORD, studio } from '../e2e/support/studioPeople.ts';
import { unsent } from './inPage.ts';
import { button, field } from './Visitor.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './Visitor.ts';

/* The Studio, and a text that is written where it stands. Nothing is published: other tests see nothing of it. */

test.describe.configure({ mode: 'serial' });

const frame = '.Stage-frame';
const stateLine = { css: '.StateLine' };
let address = '';

/** A page for each browser, so that they do not meet in one text. */
const PAGES = { firefox: '/about-us/community', webkit: '/about-us/leadership' };

test.beforeAll(async ({ engineId }) => {
  await addPerson(engineId);
  const store = openStore(process.env.PLATFORM_DATA ?? 'data/e2e/platform.db', { pollMs: 0 });
  address = `${studio}/studio/pages/${store.content.itemByPath('main', PAGES[engineId], 'draft')!.id}/en`;
  store.close();
});

const headline = { css: 'main h1', frame };

/** Opens the page that is worked on, and waits until its frame has told what stands on it. */
async function openWorked(visitor: Visitor) {
  await visitor.open(address);
  await visitor.sees(headline);
  await visitor.misses({ css: '.Stage-notice' });
}

test('somebody signs in', async ({ visitor, engineId }) => {
  await visitor.open(`${studio}/studio`);
  await visitor.press(field('Email'));
  await visitor.type(`${engineId}@meridian.example`);
  await visitor.press(field('Password'));
  await visitor.type(PASSWORD);
  await visitor.key('Enter');
  await visitor.sees(button('Sign out'));
});

/** Presses the headline twice: the first press chooses it, the second lets it be written in, here at its end. */
async function writeAtEnd(visitor: Visitor) {
  await visitor.press(headline);
  await visitor.sees({ css: '.Outlined-selected' });
  await visitor.press(headline);
  await visitor.sees({ css: '[data-writing]', frame });
  await visitor.key('End');
}

/** The headline says this on the page and in the panel; it is with the platform, and nothing waits on the device. */
async function untilKept(visitor: Visitor, text: string) {
  await expect.poll(async () => (await visitor.glance(headline))?.text).toBe(text);
  await expect.poll(async () => (await visitor.glance(field('Headline')))?.value).toBe(text);
  await visitor.reads(stateLine, 'Draft saved');
  await expect.poll(() => visitor.ask(unsent, [])).toBe(0);
}

test('a headline is written in the frame and kept; taking it back is undone and done again', async ({
  visitor,
}) => {
  await openWorked(visitor);
  const { text: before } = await visitor.sees(headline);
  const added = ', written here';
  await writeAtEnd(visitor);
  await visitor.type(added);
  await untilKept(visitor, before + added);

  await openWorked(visitor);
  const says = () => expect.poll(async () => (await visitor.glance(headline))?.text);
  await says().toBe(before + added);
  /** On a busy machine keys are far apart, and no longer one step. */
  const pressUntil = (name: string, text: string) =>
    expect
      .poll(async () => {
        const now = (await visitor.glance(headline))?.text;
        if (now !== text) await visitor.press(button(name));
        return now;
      })
      .toBe(text);
  await writeAtEnd(visitor);
  for (const _ of added) await visitor.key('Backspace');
  await visitor.key('Escape');
  await says().toBe(before);
  await pressUntil('Undo: Headline', before + added);
  await pressUntil('Redo: Headline', before);
  await untilKept(visitor, before);
});

test('publishing asks first, the history and the media library open', async ({ visitor }) => {
  await openWorked(visitor);
  await visitor.press(button('Publish…'));
  await visitor.sees(button('Publish now'));
  await visitor.key('Escape');
  await visitor.misses({ css: '[role="dialog"]' });
  await visitor.press(button('History'));
  await visitor.reads({ css: '.History-list' }, 'Draft, now');
  await visitor.open(`${studio}/studio/media`);
  await visitor.reads({ css: 'h1' }, 'Media');
});
