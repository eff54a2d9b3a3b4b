import type { SiteComponents } from './components.generated.ts';

export type ComponentName = keyof SiteComponents;

/** What the platform itself keeps of a rendering, among its parameters. */
type OfPlatform = { Styles?: string; RenderingIdentifier?: string };

/** Parameters of a component, as the platform sends them. */
export type Params<Name extends ComponentName> = SiteComponents[Name]['params'] & OfPlatform;

/** Fields of a component, as the seed writes them. */
export type FieldsOf<Name extends ComponentName> = SiteComponents[Name]['fields'];

/** One component of the site to place, with its fields, child items and parameters as it declares them. */
export type RenderingOf<Name extends ComponentName> = {
  component: Name;
  params?: Params<Name>;
  fields?: FieldsOf<Name>;
  items?: SiteComponents[Name]['items'];
  placeholders?: Record<string, Rendering[]>;
};

/** Any component of the site to place. */
export type Rendering = { [Name in ComponentName]: RenderingOf<Name> }[ComponentName];

/** What fits one component is a rendering: the compiler does not see it where the component is a variable. */
export const oneOf = <Name extends ComponentName>(rendering: RenderingOf<Name>): Rendering =>
  rendering as unknown as Rendering;
