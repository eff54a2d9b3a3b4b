import { fieldNames } from '#src/domain/authoring/fieldNames.ts';
import { comments } from './comments.ts';
import { settings } from './settings.ts';
import { slotNames } from '#src/domain/authoring/slotNames.ts';
import { imports } from './imports.ts';
import { links } from './links.ts';
import { dictionary } from './dictionary.ts';
import { redirects } from './redirects.ts';
import { languages } from './languages.ts';
import { media } from './media.ts';
import { guard } from './guard.ts';
import { history } from './history.ts';
import { meanwhile } from './meanwhile.ts';
import { moving } from './moving.ts';
import { pages } from './pages.ts';
import { richText } from './richText.ts';

import { flow } from './flow.ts';
import { people } from './people.ts';
import { today } from './today.ts';
/** Every word of the Studio in English. `{name}` is filled in. */
export const en = {
  studio: 'Studio',
  loading: 'One moment…',
  tryAgain: 'Try again',
  close: 'Close',
  // sign-in
  greetingMorning: 'Good morning.',
  greetingAfternoon: 'Good afternoon.',
  greetingEvening: 'Good evening.',
  signInLead: 'Sign in to look after your pages.',
  hospitalSignIn: 'Continue with {name}',
  orAccount: 'or with a Studio account',
  email: 'Email',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  signIn: 'Sign in',
  signOut: 'Sign out',
  wrongSignIn: 'Email or password is not right.',
  wrongSignInWait: 'Email or password is not right. You can try again in {seconds} seconds.',
  required: 'required',
  isRequired: 'Write something here.',
  signedOutAfter:
    'You are signed out after an hour without use. What you wrote is kept on this device until it is saved.',
  notReached: 'The Studio’s server does not answer. What you wrote is kept on this device.',
  setupTitle: 'Make the first account.',
  setupLead: 'This person can invite others and say what each may do.',
  setupName: 'Your name',
  setupNote: 'At least {count} characters. A sentence is easier to keep in mind than a riddle.',
  invitedTitle: 'Welcome.',
  invitedLead: 'Choose a password, {name}, and you are in.',
  setupMake: 'Make the account',
  setupLinkNeeded:
    'No account exists yet. Open the link that the platform printed when it started; it holds for 15 minutes.',
  // bar
  menu: 'Menu',
  site: 'Site',
  siteMain: 'Hospital site',
  sitePlan: 'Health plan',
  language: 'Language',
  english: 'English',
  spanish: 'Spanish',
  publish: 'Publish…',
  draftSaved: 'Draft saved {time}',
  saving: 'Saving…',
  nothingToSave: 'Nothing to save',
  savedHere: 'Saved here, sending…',
  offlineSince: {
    one: 'Offline since {time}, {count} change is kept on this device',
    other: 'Offline since {time}, {count} changes are kept on this device',
  },
  oneTextNeedsYou: 'Not sent: one text needs you',
  signedOutKept: 'Signed out. What you wrote is kept on this device.',
  differs: 'differs from published',
  same: 'same as published',
  neverPublished: 'not published yet',
  // pages and outline
  pages: 'Pages',
  onThisPage: 'On this page',
  shared: 'shared',
  draft: 'draft',
  new: 'new',
  page: 'Page',
  emptyPlace: 'Empty place',
  openPage: 'Choose a page to edit.',
  noPages: 'No pages below.',
  // canvas
  undo: 'Undo',
  redo: 'Redo',
  undoOf: 'Undo “{field}”',
  undoRefused: 'Not taken back: this text was changed by someone else since.',
  width: 'Width',
  widthOf: '{width} px',
  outlines: 'Outlines',
  pageFrame: 'Page, edit mode',
  charactersOf: '{count} characters',
  frameTitle: 'The page {name}',
  frameSilent: 'The page does not answer.',
  frameSilentWhy:
    'It came without its editing marks. The browser may have refused its cookies, or the site may not know this Studio as an editor.',
  frameRefused: 'The page cannot be opened: {reason}',
  crashed: 'The page had a fault: {message}',
  // panel
  component: 'Component',
  inSlot: 'In {slot}, {place} of {count}',
  sharedPart: 'Shared by all pages of the site. To publish it, tick “What stands on every page” in Publish…',
  nothingSelected: 'Choose something on the page, or in the list “On this page”.',
  noFields: 'This component has no texts of its own.',
  writingOnPage: 'writing on the page',
  seeAndText: 'Address and text',
  linkText: 'Words',
  linkHref: 'Address',
  linkNewWindow: 'Opens in a new window',
  imageSource: 'Picture',
  imageAlt: 'Alternative text',
  imageAltHelp: 'What the picture shows. Leave empty only where it is decoration.',
  notADate: 'Not a day: 2026-03-01 is one.',
  notANumber: 'Not a number.',
  // structure
  add: 'Add',
  addTitle: 'Add a component',
  addWhere: 'It goes into {slot}, place {place}. {count} of {all} fit there.',
  addFind: 'Find',
  addAll: 'All that fit',
  addGroups: 'Kinds of components',
  addNothing: 'Nothing of that name fits here.',
  addFailed: 'The list of components did not arrive. Look whether you have a connection.',
  addOne: 'Add {name}',
  addLarge: 'The chosen component',
  addChoose: 'Choose a component to see it larger, with what you fill in and where it is used.',
  addFills: 'You fill in',
  addFillsNothing: 'Nothing: it comes from the directory, or from the page.',
  addHolds: 'Has places for',
  addEntries: 'entries, as many as you want',
  addParts: 'other components',
  addUsed: 'Used on',
  addUsedOn: { one: '{count} page', other: '{count} pages' },
  addUsedNowhere: 'no page yet',
  addUsedUnknown: 'This cannot be said at the moment.',
  addFull: 'This place is full: it holds {count}.',
  added: 'Added {name}.',
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove',
  removed: 'Removed {name}.',
  moved: '{name}, place {place} of {count} in {slot}',
  // conflict
  conflictTitle: 'Two versions of this text',
  conflictLead: '{author} changed “{field}” while you were writing. Both texts are kept.',
  someone: 'Someone else',
  yours: 'Yours',
  theirs: 'Theirs',
  together: 'The text to keep',
  takeYours: 'Take yours',
  takeTheirs: 'Take theirs',
  keepThis: 'Keep this text',
  decideLater: 'Decide later',
  // publish
  publishTitle: 'Publish “{name}”',
  publishNow: 'Publish now',
  published: 'Published.',
  refused: 'Not done: {reason}',
  copyText: 'Copy my text',
  notCopied: 'The browser did not let it be copied.',
  notSaved: 'Not saved: {reason}',
  ...flow.en,
  ...today.en,
  ...people.en,
  nextArea: 'next area',
  ...richText.en,
  ...media.en,
  ...guard.en,
  ...history.en,
  ...pages.en,
  ...links.en,
  ...comments.en,
  ...imports.en,
  ...meanwhile.en,
  ...moving.en,
  ...dictionary.en,
  ...redirects.en,
  ...languages.en,
  ...fieldNames.en,
  ...slotNames.en,
  ...settings.en,
};

/** A text, or one for each number. */
export type Phrase = string | { one: string; other: string };
export type Strings = { [K in keyof typeof en]: (typeof en)[K] extends string ? string : Phrase };
