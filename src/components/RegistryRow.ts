import type { ComponentRendering, ComponentParams } from '@sitecore-jss/sitecore-jss-nextjs';
import type { StringGroup } from '#src/i18n/StringKey.ts';

/**
 * When a component's code reaches the browser:
 * 'never' (server HTML only), 'load', 'idle', 'visible' (near the viewport) or 'press' (first pointer, focus or click in
 * it; a click is given again once awake). While editing all load at once.
 */
export type Wake = 'never' | 'load' | 'visible' | 'idle' | 'press';

/** Empty and editing behaviour; the letters are those of the component catalogue. */
export type EditingCode = 'L' | 'P' | 'S' | 'D' | 'W' | 'E';

/** One component an editor can place. The key of the row in the registry is the rendering name. */
export interface RegistryRow {
  /** Folder under src/components, e.g. 'entity/facility'; the file is <folder>/<Name>/<Name>.tsx. */
  folder: string;
  wake: Wake;
  /** 'any', or the template names, entity type ids or wildcard page types it may stand on. */
  pages: 'any' | readonly string[];
  editing: EditingCode;
  /** True for what content pages may hold and pages of an entity may not, wherever `pages` lets it stand. */
  isOffEntityPages?: boolean;
  /** True for a section that tells editors why its page has no entity; visitors see nothing. */
  tellsMissingEntity?: boolean;
  strings: readonly StringGroup[];
  /** True when <Name>.data.ts exports `load<Name>` for server-side data. */
  data?: boolean;
  /** Placeholder names it renders ('{*}' for the dynamic suffix). An island takes what stands in them along. */
  placeholders?: readonly string[];
  /**
   * A part of a component that never wakes which does: another component, drawn from the same fields in the placeholder
   * named, when the parameter has the value. Not while editing, where the fields themselves are shown.
   */
  part?: {
    component: string;
    variant: string;
    placeholder: string;
    when: readonly [parameter: string, RegExp];
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
}

/** What every placed component receives. `data` is what its Name.data.ts returned. */
export interface ComponentProps<Data = unknown> {
  rendering: ComponentRendering;
  params: ComponentParams;
  /** Raw fields from the content platform; parse them with the component's own `fields` parser. */
  fields: unknown;
  data?: Data;
}
