import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { StringGroup } from '#src/i18n/StringKey.ts';
import type { FieldKinds, ParamKinds } from './kinds.ts';
import type { PageFieldName } from './pageFields.ts';
import type { FieldsOf, ParamsOf, WrittenFields } from './values.ts';
import type { ComponentType } from 'react';

/**
 * When a component's code reaches the browser:
 * 'never' (server HTML only), 'load', 'idle', 'visible' (near the viewport) or 'press' (first pointer, focus or click in
 * it; a click is given again once awake). While editing all load at once.
 */
export type Wake = 'never' | 'load' | 'visible' | 'idle' | 'press';

/** Empty and editing behaviour; the letters are those of the component catalogue. */
export type EditingCode = 'L' | 'P' | 'S' | 'D' | 'W' | 'E';

/** A place in a component where editors put others. What may stand in it says so itself (`standsIn`). */
export interface Slot {
  /** At most so many components. */
  most?: number;
  /** Areas and slots whose components it takes, too; 'around' for the place its own component stands in. */
  takes?: readonly string[];
}

/** What a component with a fixed look may be filled with, to try it: in tests, in the gallery, as an editor's first text. */
export interface Example<Fields extends FieldKinds = FieldKinds, Params extends ParamKinds = ParamKinds> {
  fields?: WrittenFields<Fields>;
  /** As the platform sends them. */
  params?: { readonly [Name in keyof Params]?: string };
}

/** What page, browser, editor and platform need to know of a component before they draw it. */
export interface ComponentFacts {
  /** As an editor reads it in the catalogue. */
  title: string;
  /** What visitors see of it and when to use it, in an editor's words: 110 characters at most. */
  about: string;
  /** The same for editors who read Spanish; what no editor places is named, too, where its phrases are listed. */
  es?: { title: string; about: string };
  /** The places it may stand in: slots of other components and areas of the page; [] for what no editor places, 'any' for what helps everywhere. */
  standsIn: readonly string[] | 'any';
  wake: Wake;
  /** 'any', or the template names, entity type ids or wildcard page types it may stand on. */
  pages: 'any' | readonly string[];
  editing: EditingCode;
  strings: readonly StringGroup[];
  /** Fields of the page it stands on that it shows, by their names (`PAGE_FIELDS`). */
  pageFields?: readonly PageFieldName[];
  /** Its slots by placeholder name ('{*}' for the dynamic suffix). An island takes what stands in them along. */
  slots?: Readonly<Record<string, Slot>>;
  /** True for what content pages may hold and pages of an entity may not, wherever `pages` lets it stand. */
  isOffEntityPages?: boolean;
  /** True for what shows a field of its datasource by a name the editor gives. */
  readsAnyField?: boolean;
  /** True for a section that tells editors why its page has no entity; visitors see nothing. */
  tellsMissingEntity?: boolean;
  /** Parameters of the address that are its state: links to the page in another language keep these, and no others. */
  ownParams?: readonly string[];
  /**
   * A part of a component that never wakes which does: another component, drawn from the same fields in the placeholder
   * named, when the parameter has the value. Not while editing, where the fields themselves are shown.
   */
  part?: {
    component: string;
    variant: string;
    placeholder: string;
    when: readonly [parameter: string, value: string];
  };
  /**
   * Components that always come together (the parts of a search page) name one file for their code: in files of
   * their own each would carry its copy of what they share.
   */
  chunk?: string;
  /** A result card: the `CardType` by which result and listing components ask for it. */
  cardType?: string;
  /** Card types it always draws, whatever its parameters say; their strings come with the page. */
  cards?: readonly string[];
  /**
   * The sheet its styles stand in, if not in the one of every page: 'content' for what editors compose pages of, 'guide' for
   * what leads on from a few pages, 'editor' for what visitors do not see.
   */
  sheet?: 'content' | 'search' | 'facility' | 'provider' | 'entity' | 'guide' | 'compare' | 'editor';
}

/** One component an editor can place, or that stands for results: all that is known of it beside its view. */
export interface Declaration<
  Fields extends FieldKinds = FieldKinds,
  Params extends ParamKinds = ParamKinds,
> extends ComponentFacts {
  /** Its datasource's fields, by the platform's names. */
  fields: Fields;
  /** Its rendering's parameters, by the platform's names. */
  params: Params;
  examples: Readonly<Record<string, Example<Fields, Params>>>;
}

/** Declares a component; stands in `<Name>.declaration.ts` beside its view, as `declaration`. */
export function defineComponent<
  const Fields extends FieldKinds = Record<never, never>,
  const Params extends ParamKinds = Record<never, never>,
>(
  facts: ComponentFacts & {
    fields?: Fields;
    params?: Params;
    examples?: Readonly<Record<string, Example<NoInfer<Fields>, NoInfer<Params>>>>;
  },
): Declaration<Fields, Params> {
  return {
    examples: {},
    ...facts,
    fields: facts.fields ?? ({} as Fields),
    params: facts.params ?? ({} as Params),
  };
}

/** A rendering as components and their loaders receive it: with fields and parameters read by its declaration. */
export interface Placed<Of extends Declaration = Declaration> extends Omit<
  ComponentRendering,
  'fields' | 'params'
> {
  fields: FieldsOf<Of['fields']>;
  params: ParamsOf<Of['params']>;
}

/** Any declared component: the registry and tests hand it the props its declaration makes. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- no type says "the props of its own declaration"
export type DeclaredComponent = ComponentType<any>;

/** What every placed component receives. `data` is what its Name.data.ts returned. */
export interface ComponentProps<Of extends Declaration = Declaration, Data = unknown> {
  /** As the platform placed it: for its slots. */
  rendering: ComponentRendering;
  params: ParamsOf<Of['params']>;
  fields: FieldsOf<Of['fields']>;
  data?: Data;
}
