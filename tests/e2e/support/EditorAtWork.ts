import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import catalogue from '#src/components/catalogue.generated.json' with { type: 'json' };
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import { words } from '#src/studio/strings/testing/words.ts';
import type { Words } from '#src/studio/strings/useWords.ts';
import { unsent } from '../../browsers/inPage.ts';
import type { Hand } from './hands.ts';
import { framed, mailOf, password } from './studioDesk.ts';
import { expect } from './test.ts';
import type { Page } from './test.ts';

export type Language = 'en' | 'es';
type Component = keyof typeof catalogue.components;
interface Named {
  title: string;
  es?: { title: string };
}
/** Within this a page that is to be opened again has begun to. */
const SETTLES_MS = 500;
/** A day and a time, as `2026-11-23` and `05:30`. */
export type Moment = readonly [day: string, time: string];
/** A component, the one it goes behind (or the place it goes into), and what is written in it. */
export type Placing = readonly [Component, behind: string, texts: Readonly<Record<string, string>>];

/** Somebody who reads the Studio in a language and works in it by mouse or by keyboard: what they do, and wait to see. */
export class EditorAtWork {
  readonly page: Page;
  readonly hand: Hand;
  readonly say: Words;
  readonly #reads: Language;

  constructor(page: Page, handOf: (page: Page) => Hand, reads: Language) {
    this.page = page;
    this.hand = handOf(page);
    this.say = words[reads];
    this.#reads = reads;
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get stateLine(): Locator {
    return this.page.locator('.StateLine');
  }

  /** A page in the list of all. */
  pageRow(name: string): Locator {
    const tree = this.page.getByRole('treegrid', { name: this.say('pages') });
    return tree.getByRole('row', { name, exact: true });
  }

  /** A component on the page, or a place for some. */
  row(what: string): Locator {
    const outline = this.page.getByRole('treegrid', { name: this.say('onThisPage') });
    return what in catalogue.components
      ? outline.getByRole('row', { name: this.nameOf(what as Component), exact: true }).first()
      : outline.locator(`[role="row"][data-key^="s:${what}"]`);
  }

  nameOf(component: Component): string {
    const { title, es = { title } }: Named = catalogue.components[component];
    return this.#reads === 'es' ? es.title : title;
  }

  field(name: string): Locator {
    const title = fieldTitle(this.say, name);
    return this.page.locator('.Panel').getByRole('textbox', { name: title, exact: true }).first();
  }

  async signIn(studio: string, name: string): Promise<void> {
    const { page, hand, say } = this;
    await page.goto(studio);
    if (this.#reads === 'es') await hand.press(this.button('Español'));
    await hand.write(page.getByLabel(say('email')), mailOf(name));
    await hand.write(page.getByLabel(say('password')), password);

    await page.keyboard.press('Enter');
    await expect(this.button(say('signOut'))).toBeVisible();
  }

  /** The page of the builder stands in its frame, and none is made ready behind it. */
  async untilOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).not.toHaveText(/^$|…$/);
    await expect(this.page.locator('.Stage-notice, .Stage-coming, main[inert]')).toHaveCount(0);
    await expect(this.page.locator('.Stage-frame')).toHaveCount(1);
  }

  /** All is kept, and the page shows it: what it does not show as it is written makes it be opened again, a moment later. */
  async untilKept(): Promise<void> {
    await expect.poll(() => this.page.evaluate(unsent)).toBe(0);
    await expect(this.stateLine).toContainText(this.say('draftSaved', { time: '' }).trim());
    await this.page.waitForTimeout(SETTLES_MS);
    await this.untilOpen();
  }

  async makePage(below: string, name: string): Promise<void> {
    const { page, hand, say } = this;
    await hand.act(this.pageRow(below), say('actNew'));
    await expect(this.dialog.getByRole('textbox', { name: say('pageName') })).toBeFocused();
    await page.keyboard.insertText(name);
    await hand.press(this.dialog.getByRole('radio', { name: say('kindHealth') }));

    await hand.press(this.button(say('newAct')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await this.untilOpen();
  }

  async place([component, behind, texts]: Placing): Promise<void> {
    const { page, hand, say } = this;
    await hand.press(this.row(behind));
    await hand.press(this.button(say('add')));
    const find = page.getByRole('searchbox', { name: say('addFind'), exact: true });
    await expect(find).toBeFocused();
    const name = this.nameOf(component);
    await page.keyboard.insertText(name);
    const title = page.locator('.Choices-title').getByText(name, { exact: true });
    await hand.take(find, this.dialog.getByRole('option').filter({ has: title }));
    await expect(this.dialog).toHaveCount(0);
    await expect(this.row(component)).toHaveAttribute('aria-selected', 'true');
    for (const [field, text] of Object.entries(texts)) await hand.write(this.field(field), text);
  }

  /** What shows the selections of a component on the framed page; of none, the page's own panel. */
  #selections(component: Component | 'page'): Locator {
    const frame = framed(this.page);
    if (component === 'page') return frame.locator('.PagePanel');
    const { title } = catalogue.components[component];
    return frame.getByRole('region', { name: `Selections of ${title}` });
  }

  /** Picks the first that a picker on the page finds; answers what it is called. */
  async pick(component: Component | 'page', label: string): Promise<string> {
    const { hand, page } = this;
    await this.untilOpen();
    const group = this.#selections(component).getByRole('group', { name: label, exact: true });
    await hand.press(group.getByRole('button', { name: /^Add / }));
    const picker = framed(page).getByRole('dialog');
    const box = picker.locator('.PickerResults').getByRole('checkbox').first();
    await expect(box).toBeVisible();
    await hand.press(box);
    await expect(box).toBeChecked();

    await hand.press(picker.getByRole('button', { name: /^Add / }));
    await hand.press(picker.getByRole('button', { name: 'Done' }));
    await expect(picker).toHaveCount(0);
    await expect(group.getByRole('listitem')).toHaveCount(1);
    return (await group.locator('.PickField-name').innerText()).split('\n')[0]!;
  }

  async pickIcon(component: Component, name: string): Promise<void> {
    const { hand, page } = this;
    const group = this.#selections(component).getByRole('group', { name: 'Icon' });
    await hand.press(group.getByRole('button', { name: /^Add / }));
    const chooser = framed(page).getByRole('dialog');
    await expect(chooser.getByRole('searchbox')).toBeFocused();
    await page.keyboard.insertText(name);
    const icon = chooser.getByRole('radio', { name, exact: true });
    await expect(icon).toBeVisible();

    await hand.press(icon);
    await hand.press(chooser.getByRole('button', { name: /^Add/ }));
    await expect(group.getByRole('listitem')).toContainText(name);
  }

  /** Uploads a picture of its own and puts it into a component. */
  async placePicture(component: Component, name: string, alt: string): Promise<void> {
    const { page, hand, say } = this;
    // The same file twice is one in the library: each has its own colour.
    const background = { r: name.length * 7, g: 120, b: 110 };
    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();
    await hand.press(this.row(component));
    await hand.press(this.button(say('mediaChoose')));
    const picker = page.getByRole('dialog', { name: say('mediaChooseTitle') });
    await expect(picker.getByRole('searchbox')).toBeFocused();
    const chooser = page.waitForEvent('filechooser');
    await hand.press(picker.getByRole('button', { name: say('mediaUpload') }));
    await (await chooser).setFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer });
    await expect(picker.getByText(say('mediaChosen', { name }))).toBeVisible();

    await hand.press(picker.getByRole('button', { name: say('mediaUse') }));
    await hand.write(page.getByRole('textbox', { name: say('imageAlt') }), alt);
    await this.untilKept();
    await expect(framed(page).getByRole('img', { name: alt })).toBeAttached();
  }

  async openLanguage(language: Language): Promise<void> {
    const { say } = this;
    const choice = this.page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`${say('language')}$`) });
    await this.hand.choose(choice, say(language === 'en' ? 'english' : 'spanish'));
    await expect(this.page).toHaveURL(new RegExp(`/${language}$`));
    await this.untilOpen();
  }

  async write(component: Component, field: string, text: string): Promise<void> {
    await this.hand.press(this.row(component));
    await this.hand.write(this.field(field), text);
  }

  /** Opens the dialog of a publication, and takes the Spanish along. */
  async openPublication(): Promise<void> {
    await this.hand.press(this.button(this.say('publish')));
    const spanish = new RegExp(`^${this.say('spanish')}`);
    await this.hand.press(this.dialog.getByRole('checkbox', { name: spanish }));
  }

  /** Presses the one act of the dialog, and waits for it to be done. */
  async finish(act: string | RegExp): Promise<void> {
    await this.hand.press(this.dialog.getByRole('button', { name: act }));
    await expect(this.dialog).toHaveCount(0);
  }

  async publish(): Promise<void> {
    await this.openPublication();
    await this.finish(this.say('publishNow'));
    await expect(this.stateLine).toContainText(this.say('same'));
  }

  /** Approves a page that was sent for review, in both languages. */
  async approve(name: string): Promise<void> {
    const { page, hand, say } = this;
    const review = page.getByRole('complementary', { name: say('reviewBar'), exact: true });
    await hand.press(page.getByRole('button', { name: `${say('look')}: ${name}, ${say('english')}` }));
    for (const language of ['en', 'es'] as const) {
      if (language === 'es') await this.openLanguage(language);
      await hand.press(review.getByRole('button', { name: say('approve') }));
      await expect(review).toHaveCount(0);
    }
  }

  /** Writes at the end of the headline where it stands. */
  async writeInPlace(component: Component, heading: Locator, more: string): Promise<void> {
    const { page } = this;
    await this.hand.beginWriting(this.row(component), heading);
    await expect(framed(page).locator('[data-writing]')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(more);

    await page.keyboard.press('Escape');
    await this.untilKept();
  }

  /** Looks at what differs from what visitors see, and takes that back as a draft. */
  async compareAndRestore(changed: string): Promise<void> {
    const { page, hand, say } = this;
    await hand.press(this.button(say('history')));
    await expect(page.locator('.History-words ins').filter({ hasText: changed }).first()).toBeVisible();

    await hand.press(this.button(say('restoreAll')));
    await expect(page.locator('.Toast')).toContainText(say('restored'));

    await hand.press(this.button(say('historyBack')));
    await this.untilOpen();
    await expect(this.stateLine).toContainText(say('same'));
  }

  /** Sets a time to go live and one to leave again, by the site's clock. */
  async schedule(live: Moment, off: Moment): Promise<void> {
    const { page, hand, say } = this;
    await this.openPublication();
    await hand.press(this.dialog.getByRole('radio', { name: say('atATime') }));
    const set = (label: string, value: string) =>
      hand.setTime(page.getByLabel(label, { exact: true }), value);
    await set(say('day'), live[0]);
    await set(say('time'), live[1]);
    await hand.press(this.dialog.getByRole('checkbox', { name: say('takeOff') }));
    await set(say('takeOffDay'), off[0]);
    await set(say('takeOffTime'), off[1]);
    await this.finish(new RegExp(`^${say('scheduleFor', { time: '' })}`));
  }

  async takeOffTheSite(name: string): Promise<void> {
    await this.hand.act(this.pageRow(name), this.say('actUnpublish'));
    await this.finish(this.say('unpublishAct'));
  }
}
