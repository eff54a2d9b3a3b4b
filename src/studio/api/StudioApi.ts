import type { FrameField } from '#src/domain/authoring/FrameTree.ts';
import type { Save, SaveAnswer } from '../outbox/Outbox.ts';

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
}

/** A field of a new item, its kind in the words of the protocol. */
export interface NewField {
  name: string;
  type: string;
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
  { kind: 'first' } | { kind: 'invitation'; name: string; email: string }
);

/** Why the platform did not do it, for people to read. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** When to try again, where the platform says. */
  readonly waitSeconds: number;

  constructor(reason: string, status: number, waitSeconds = 0) {
    super(reason);
    this.status = status;
    this.waitSeconds = waitSeconds;
  }
}

/** The session has ended. */
export class SignedOut extends Error {
  override name = 'SignedOut';
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
  /** An address that opens the page for editing in a frame, once, within a minute. */
  frameAddress(page: Pick<EditedPage, 'id' | 'path' | 'language'>, nonce: string): Promise<string>;
  save(save: Save): Promise<SaveAnswer>;
  saveLayout(
    page: Pick<EditedPage, 'id' | 'layoutRevision' | 'hasOwnLayout' | 'language'>,
    layout: Record<string, Placed[]>,
  ): Promise<LayoutAnswer>;
  /** Makes an item below another one, with a version in each language; answers its id. */
  create(item: {
    name: string;
    template: string;
    parent: string;
    fields: readonly NewField[];
    languages: readonly Language[];
  }): Promise<string>;
  publish(itemId: string, languages: readonly Language[]): Promise<void>;
}
