import type { GuardNote } from '#src/domain/authoring/guard/checkPage.ts';
import type { FrameField } from '#src/domain/authoring/FrameTree.ts';
import type { Save, SaveAnswer } from '../outbox/Outbox.ts';
import type { NewComment, PageComments } from './commentCalls.ts';
import type { Dictionary } from './dictionaryCalls.ts';
import type {
  EmergencyState,
  NewEmergency,
  NewSchedule,
  PageFlow,
  ReviewCommand,
  ReviewedPage,
  Today,
} from './flowCalls.ts';
import type {
  RedirectAnswer,
  RedirectImport,
  RedirectInput,
  RedirectKey,
  RedirectList,
  RedirectWay,
} from './redirectCalls.ts';
import type { OlderPage, TranslatedPage } from './translationCalls.ts';
import type { AuditFilter, AuditPage, GivenRole, InvitationLink, PageKind, Person } from './peopleCalls.ts';
import type { FindingKind, ImportDetail, ImportRun, LinkKind, LinkReport } from './reportCalls.ts';

export type Language = 'en' | 'es';

/** Who is signed in, and what the Studio has to know of its surroundings. */
export interface Session {
  /** Undefined: nobody is. */
  person?: { id: string; name: string };
  /** Rights the person has anywhere; where each holds is the platform's to say, at every act. */
  rights: readonly string[];
  /** Where the framed pages are. */
  editingHost: string;
  sites: readonly SiteInfo[];
  /** The hospital's own sign-in, where it has one. */
  singleSignOn?: { name: string; address: string };
  /** Whether the first person is still to be made. */
  needsSetup: boolean;
}

export interface SiteInfo {
  name: string;
  /** Item of its home page. */
  homeId: string;
  /** The zone its people give times in: America/Los_Angeles. */
  zone: string;
}

/** A page in the tree. */
export interface TreePage {
  id: string;
  name: string;
  path: string;
  /** What visitors have of it: nothing yet, this, or an older text. */
  state: 'new' | 'published' | 'draft';
  template: string;
}

/** A placed component as the layout stores it. */
export interface Placed {
  uid: string;
  componentName: string;
  dataSource: string;
  params: Record<string, string>;
  placeholders?: Record<string, Placed[]>;
}

/** A page that is being edited. */
export interface EditedPage {
  id: string;
  site: string;
  name: string;
  path: string;
  template: string;
  language: Language;
  version: number;
  state: TreePage['state'];
  /** The page's own components by slot; what stands around them belongs to all pages. */
  layout: Record<string, Placed[]>;
  layoutRevision: string;
  /** Whether the components are this language's alone; else all languages share them. */
  hasOwnLayout: boolean;
  /** What the site puts around every page, by slot. */
  around: Record<string, Placed[]>;
  /** Texts of the page and of its components, whether the page shows them or not. */
  fields: readonly FrameField[];
  /** Entries of its components' lists, galleries and the like, in their order; absent: none. */
  entries?: readonly Entry[] | undefined;
}

/** An item below a component's own: a picture of a gallery, a link of a list. */
export interface Entry {
  itemId: string;
  /** uid of the component. */
  owner: string;
  /** Item of the component. */
  holder: string;
  sortOrder: number;
}

/** A field of a new item, its kind in the words of the protocol. */
export interface NewField {
  name: string;
  type: string;
  /** What it says in the first of the item's languages; in the others, and without it, nothing. */
  value?: string;
}

export type LayoutAnswer =
  | { kind: 'saved'; revision: string }
  | { kind: 'conflict'; layout: Record<string, Placed[]>; revision: string }
  | { kind: 'refused'; reason: string };

export type SignInAnswer =
  | { kind: 'signed-in' }
  /** Neither name nor password is said to be the wrong one. */
  | { kind: 'wrong'; waitSeconds: number };

/** What a link into the Studio is for: the first account, or that of somebody who was invited. */
export type Invitation = { shortestPassword: number } & (
  | { kind: 'first' }
  | { kind: 'invitation'; name: string; email: string }
);

/** What somebody should look after in the media library. */
export const MEDIA_CARES = ['no-alt', 'review-due', 'unused'] as const;
export type MediaCare = (typeof MEDIA_CARES)[number];

/** Something in the media library. */
export interface MediaItem {
  id: string;
  name: string;
  folder: string;
  kind: 'picture' | 'document';
  bytes: number;
  width: number | null;
  height: number | null;
  /** In per cent from the left and from the top. */
  focal: { x: number; y: number };
  alt: Record<Language, string>;
  isDecorative: boolean;
  owner: string;
  /** ISO day, '' for none. */
  reviewBy: string;
  uploadedAt: string;
  uploadedByName: string;
  deletedAt: string | null;
  /** What a page is given. */
  src: string;
  /** Addresses for the Studio; null for documents. */
  picture: string | null;
  thumbnail: string | null;
  cares: readonly MediaCare[];
}

/** A page that shows it, in one language. */
export interface MediaUse {
  itemId: string;
  name: string;
  /** null: it stands on many pages. */
  path: string | null;
  locale: Language;
  isLive: boolean;
}

export interface MediaDetail {
  media: MediaItem;
  uses: readonly MediaUse[];
  /** Pages the person may not see. */
  hiddenUses: number;
}

export interface MediaQuery {
  folder?: string;
  words?: string;
  kind?: MediaItem['kind'];
  care?: MediaCare;
  inBin?: boolean;
  order?: 'newest' | 'name';
  page?: number;
}

export interface MediaList {
  media: readonly MediaItem[];
  total: number;
  counts: {
    all: number;
    bin: number;
    folders: readonly { name: string; count: number }[];
    care: Record<MediaCare, number>;
  };
  owners: readonly { id: string; name: string }[];
  /** Whether the person may upload and change. */
  mayChange: boolean;
}

export type MediaChanges = Partial<
  Pick<MediaItem, 'name' | 'folder' | 'focal' | 'isDecorative' | 'owner' | 'reviewBy'>
> & { alt?: Partial<MediaItem['alt']> };

export const UPLOAD_REFUSALS = [
  ...(['empty', 'too-large', 'type', 'damaged', 'too-many-pixels', 'too-slow'] as const),
] as const;
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];
export type UploadAnswer =
  | { kind: 'kept'; media: MediaItem; isNew: boolean }
  | { kind: 'refused'; why: UploadRefusal };

/** What became of a file that was to take another's place; `left`: drafts that show the old one and may not be written. */
export type ReplaceAnswer =
  | { kind: 'replaced'; detail: MediaDetail; drafts: number; left: number }
  | { kind: 'refused'; why: UploadRefusal | 'known' | 'other-kind' };

/** Why the platform did not do it, for people to read. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** When to try again, where the platform says. */
  readonly waitSeconds: number;
  /** What else it answered. */
  readonly answer: unknown;

  constructor(reason: string, status: number, waitSeconds = 0, answer: unknown = null) {
    super(reason);
    this.status = status;
    this.waitSeconds = waitSeconds;
    this.answer = answer;
  }
}

/** The session has ended. */
export class SignedOut extends Error {
  override name = 'SignedOut';
}

/** What the platform knows of a page that it does not show itself. */
export interface GuardAnswer {
  /** Paths asked about that lead nowhere. */
  unknownPaths: string[];
  /** Items whose other language was changed later than this one, and earlier. */
  translation: { older: string[]; ahead: string[] };
  /** The day until which somebody has looked after it. */
  reviewBy: string | null;
  /** Today where the site is. */
  today: string;
}

export interface PlacedPage {
  id: string;
  path: string;
}

export interface PageUse {
  name: string;
  path: string;
}

export interface PageFacts {
  path: string;
  /** Address visitors find it at; absent where they do not. */
  livePath?: string;
  liveLanguages: readonly Language[];
  /** Kinds of page that may stand below it. */
  kindsBelow: readonly string[];
  below: { pages: number; live: number };
  /** Other pages that show it or link to it. */
  usedOn: readonly PageUse[];
}

/** A page in the bin. */
export interface BinnedPage {
  id: string;
  name: string;
  path: string;
  deletedAt: string;
  /** Visitors see it still: its deletion was not published. */
  isLive: boolean;
}

/** A revision of a page or of something on it, as the platform tells it. */
export interface PageRevision {
  seq: number;
  author: string;
  /** Null: no person of this Studio. */
  name: string | null;
  at: string;
  kind: string;
  note: string | null;
  itemId: string;
  /** Kind of what was changed: 'page', 'layout', or a component. */
  part: string;
}

/** A text of a page at a moment. */
export interface MomentText {
  itemId: string;
  /** uid of the component that shows it; '' for the page. */
  owner: string;
  name: string;
  /** Name of the item of a list it belongs to; '' for none. */
  within: string;
  type: string;
  rawValue: string;
}

/** A page as it was, or is. */
export interface PageMoment {
  layout: Record<string, Placed[]>;
  texts: readonly MomentText[];
  /** Lists with their entries in order; null of an older moment, whose order is not kept. */
  lists: readonly MomentList[] | null;
}

/** A list of a page at a moment. */
export interface MomentList {
  /** The item its entries stand below: the component's own, or an entry. */
  holder: string;
  /** uid of the component. */
  owner: string;
  entries: readonly { itemId: string; name: string }[];
}

export interface PageHistory {
  /** Of the page and all it ever showed, newest first. */
  revisions: readonly PageRevision[];
  /** What people called versions, by their number. */
  names: readonly { seq: number; name: string; by: string | null }[];
  isLive: boolean;
}

/** Where somebody is at this moment. */
export interface Whereabouts {
  tab: string;
  personId: string;
  name: string;
  /** The page. */
  itemId: string;
  locale: Language;
  /** uid of the component that is selected; '' for none. */
  component: string;
  /** Key of the field that is open; '' for none. */
  field: string;
}

/** Items somebody changed, or published. */
export interface ContentChange {
  itemIds: readonly string[];
  published: boolean;
}

export interface MeanwhileListener {
  /** The connection stands; what happened before was not heard. */
  opened(): void;
  people(everybody: readonly Whereabouts[]): void;
  changed(change: ContentChange): void;
}

/** What the Studio asks of the platform. Methods reject with Refusal, SignedOut, or a TypeError when nobody answered. */
export interface StudioApi {
  session(): Promise<Session>;
  signIn(email: string, password: string): Promise<SignInAnswer>;
  /** What a link of the platform is for. Rejects with a Refusal when it holds no more. */
  invitation(token: string): Promise<Invitation>;
  /** Gives the person of a link their password and signs them in; the first account is named here, too. */
  setUp(token: string, person: { name: string; email: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
  /** All pages of a site, by address. */
  pages(site: string, language: Language): Promise<TreePage[]>;
  page(itemId: string, language: Language): Promise<EditedPage>;
  /** On how many pages of its site each component stands, by the component's name; none are named that stand nowhere. */
  componentUses(itemId: string, language: Language): Promise<Record<string, number>>;
  /** An address that opens the page for editing in a frame, once, within a minute. */
  frameAddress(
    page: Pick<EditedPage, 'id' | 'path' | 'language'> & { moment?: string },
    nonce: string,
  ): Promise<string>;
  save(save: Save): Promise<SaveAnswer>;
  saveLayout(
    page: Pick<EditedPage, 'id' | 'layoutRevision' | 'hasOwnLayout' | 'language'>,
    layout: Record<string, Placed[]>,
  ): Promise<LayoutAnswer>;
  /** Makes an item below another one, with a version in each language and the entries it begins with, all or none; answers its id. */
  create(item: {
    name: string;
    template: string;
    parent: string;
    fields: readonly NewField[];
    languages: readonly Language[];
    entries?: readonly { name: string; fields: readonly NewField[] }[];
  }): Promise<string>;
  /** `found` on the first of the items is kept with the publication. */
  publish(
    itemIds: readonly string[],
    languages: readonly Language[],
    note?: string,
    found?: GuardNote,
  ): Promise<void>;

  // Review and schedule.
  /** How a page stands with its reviewers, and what is due for it. */
  flow(itemId: string): Promise<PageFlow>;
  /** Sends a page for review, approves it as it is named by `mark`, or sends it back. */
  review(command: ReviewCommand, page: ReviewedPage, note: string): Promise<void>;
  /** Sets when a page goes live or leaves again; `twice` where the clocks go back over the time. */
  schedule(act: NewSchedule): Promise<'set' | 'twice'>;
  /** Takes back what waits, or puts away what failed. */
  cancelScheduled(id: string): Promise<void>;
  reviewBy(itemId: string, language: Language, due: string | null, owner: string | null): Promise<void>;
  today(site: string): Promise<Today>;
  emergency(site: string): Promise<EmergencyState>;
  /** Puts a banner on every page of a site at once. */
  raiseEmergency(site: string, banner: NewEmergency): Promise<EmergencyState>;
  endEmergency(site: string, reason: string): Promise<EmergencyState>;

  // People and the log.
  people(): Promise<Person[]>;
  /** Makes an account and answers the link that opens it, which is shown once. */
  invite(person: { name: string; email: string; roles: readonly GivenRole[] }): Promise<InvitationLink>;
  changePerson(id: string, changes: { roles?: readonly GivenRole[]; isLocked?: boolean }): Promise<void>;
  newLink(id: string): Promise<InvitationLink>;
  signPersonOut(id: string): Promise<void>;
  /** Which kinds of page need approval, in the order in which they are tried. */
  kinds(): Promise<readonly PageKind[]>;
  saveKinds(kinds: readonly PageKind[]): Promise<void>;
  audit(filter: AuditFilter): Promise<AuditPage>;
  /** The first row that is not as it was written; null where the whole chain holds. */
  auditCheck(): Promise<{ seq: number; problem: string } | null>;

  // Media.
  mediaList(query: MediaQuery): Promise<MediaList>;
  media(id: string): Promise<MediaDetail>;
  uploadMedia(file: File, folder: string): Promise<UploadAnswer>;
  changeMedia(id: string, changes: MediaChanges): Promise<MediaDetail>;
  /** Into the bin; rejects with a Refusal while a page shows it. */
  deleteMedia(id: string): Promise<MediaDetail>;
  restoreMedia(id: string): Promise<MediaDetail>;

  // Before a page goes live.
  guard(page: Pick<EditedPage, 'id' | 'language'>, paths: readonly string[]): Promise<GuardAnswer>;

  // Pages as a whole.
  /** What an editor has to know of a page before moving or deleting it. */
  pageFacts(itemId: string, language: Language): Promise<PageFacts>;
  createPage(page: {
    parent: string;
    name: string;
    segment: string;
    template: string;
    languages: readonly Language[];
  }): Promise<PlacedPage>;
  /** Copies a page beside itself; the name is that in `language`. */
  copyPage(page: {
    itemId: string;
    name: string;
    segment: string;
    language: Language;
    withBelow: boolean;
  }): Promise<PlacedPage>;
  /** Gives a page another address, another name in a language, or both; refused when it is no longer at `from`. */
  placePage(page: {
    itemId: string;
    from: string;
    address?: string;
    name?: string;
    language?: Language;
  }): Promise<PlacedPage>;
  /** Puts a page into the bin with all below it. Visitors see it until that is published. */
  /** Puts an entry at a place among those of its holder. */
  placeEntry(entry: Pick<Entry, 'itemId' | 'holder' | 'sortOrder'>): Promise<void>;
  deletePage(itemId: string): Promise<void>;
  undeletePage(itemId: string): Promise<void>;
  /** Takes a page away from visitors; its draft stays. */
  unpublishPage(itemId: string, languages: readonly Language[]): Promise<void>;
  bin(site: string): Promise<BinnedPage[]>;

  // What was written before.
  history(itemId: string, language: Language): Promise<PageHistory>;
  /** A page with all it shows at a moment: 'draft', 'published', or a number of its history. */
  pageAt(itemId: string, language: Language, moment: string): Promise<PageMoment>;
  /** Writes a moment as new drafts: the whole page, or texts of some items and settings of some components. */
  restorePage(input: {
    itemId: string;
    language: Language;
    moment: string;
    items?: readonly string[];
    components?: readonly string[];
  }): Promise<void>;

  // Reports about the whole site.
  /** Links of a site that do not lead where they promise; of one kind, where that is named. */
  links(site: string, kind?: LinkKind): Promise<LinkReport>;
  /** Imports of the directory, the newest first. */
  imports(): Promise<ImportRun[]>;
  /** One of them with a page of what was refused or not taken as it stood. */
  importRun(id: string, kind: FindingKind | undefined, page: number): Promise<ImportDetail>;
  /** Uploads a file and tries it, changing nothing; answers the id of the run. */
  tryImport(file: File, source: string): Promise<string>;
  /** Takes the file of a dry run for real. */
  runImport(id: string): Promise<string>;

  // What people say to each other about a page.
  comments(itemId: string): Promise<PageComments>;
  comment(comment: NewComment): Promise<PageComments>;
  resolveComments(thread: string, isResolved: boolean): Promise<PageComments>;
  // What happens meanwhile.
  /** Hears of changes and of people, again and again after a lost connection, until the answer is called. */
  listen(heard: MeanwhileListener): () => void;
  /** Says where this tab's person is, and answers where everybody is; `itemId` '' when they leave. */
  here(place: Omit<Whereabouts, 'personId' | 'name'>): Promise<readonly Whereabouts[]>;

  // The words of the interface.
  dictionary(site: string): Promise<Dictionary>;
  /** Lets visitors read drafts; refused where one is no longer what is named here. */
  publishPhrases(
    site: string,
    phrases: readonly { key: string; language: Language; text: string }[],
  ): Promise<void>;

  // What leads where.
  redirects(site: string): Promise<RedirectList>;
  /** Where an address leads, once for each language where they differ. */
  redirectWay(site: string, from: string): Promise<readonly RedirectWay[]>;
  /** Adds a redirect, or changes one; it holds at once. */
  putRedirect(site: string, rule: RedirectInput, was?: RedirectKey): Promise<RedirectAnswer>;
  removeRedirect(site: string, was: RedirectKey): Promise<RedirectAnswer>;
  /** Takes the lines of a file, or only tells what would become of each. */
  importRedirects(site: string, csv: string, isTrial: boolean): Promise<RedirectImport>;

  // Both languages beside each other.
  /** Pages of a site with a translation that is older than the English, changed last first. */
  olderTranslations(site: string): Promise<readonly OlderPage[]>;
  translatedPage(id: string): Promise<TranslatedPage>;
  /** Notes that translations still say what the English says; `source` names the text that was read. */
  stillRight(itemId: string, fields: readonly { name: string; source: string }[]): Promise<void>;
  /** Gives a version of a page a name, which keeps it; '' takes it away. */
  nameMoment(itemId: string, language: Language, seq: number, name: string): Promise<void>;
  /** Puts a file in the place of one of the library; its entry stays. */
  replaceMedia(id: string, file: File): Promise<ReplaceAnswer>;
}
