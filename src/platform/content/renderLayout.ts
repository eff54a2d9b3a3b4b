import type { ContentItem, ContentVersion, StoredRendering } from '../store/ContentStore.ts';
import { matchWildcardPath } from '../store/pagePath.ts';
import type { DrawnContent } from './contentAt.ts';
import { fieldTypeOf, isStoredField } from './fieldValue.ts';
import type { FieldType, StoredField } from './fieldValue.ts';
import { localisedPath, localiseHtml } from './localisedPath.ts';
import { shellId } from './putPage.ts';
import { toRawValue } from './rawValue.ts';
import { bracedId, stableId } from './stableId.ts';

export type Locale = 'en' | 'es';

/** Published, draft as visitors would see it, or draft with editing metadata on every field. */
export type RenderMode = 'normal' | 'preview' | 'edit';

export interface RenderRequest {
  item: ContentItem;
  locale: Locale;
  mode: RenderMode;
  /** 'shared': the layout all language versions share; 'final' (default): the version's own when it has one. */
  layoutKind?: 'final' | 'shared';
  /** Draft version; absent: the latest. */
  version?: number;
}

export interface SiteDescription {
  name: string;
  hostName: string;
  language: string;
  /** Origin of the Studio its pages are edited in; absent: another editor's, which brings scripts of its own. */
  studioOrigin?: string | undefined;
}

/** The site's own script for pages that are framed by the Studio. */
const canvasScript = '/editor/canvas.js';

interface Rendering {
  uid: string;
  componentName: string;
  dataSource: string;
  params: Record<string, string>;
  fields: Record<string, unknown>;
  placeholders?: Record<string, Rendering[]>;
}

/** The layout answer of the protocol (LayoutServiceData), or the same with `route: null`. */
export interface LayoutData {
  sitecore: { context: Record<string, unknown>; route: Record<string, unknown> | null };
}

/** Root placeholders every page has, filled or not. */
const rootPlaceholders = ['global-alert', 'in-page-alert', 'header', 'main', 'bottom', 'footer'] as const;

/** In these the page's own renderings come before the shell's. */
const pageFirst = new Set<string>(['main', 'bottom', 'footer']);

const deepest = 24;
const emptyParams = { FieldNames: 'Default', Styles: '', GridParameters: '' };

/**
 * Assembles the layout of a page: the site's shell merged with the page's own renderings, datasource fields and
 * child items (`fields.items`) resolved, links in the page's language. Undefined when the page has no version of
 * that language in that state: there is no fallback to another language.
 */
export function renderLayout(
  content: DrawnContent,
  site: SiteDescription,
  request: RenderRequest,
): LayoutData | undefined {
  const { item, locale, mode, layoutKind = 'final' } = request;
  const state = mode === 'normal' ? 'published' : 'draft';
  const version =
    mode !== 'normal' && request.version !== undefined
      ? content.versionAt(item.id, locale, request.version)
      : content.version(item.id, locale, state);
  if (!version) return undefined;

  const shared = content.sharedLayout(item.id, state) ?? {};
  const own = layoutKind === 'shared' ? shared : (version.placeholders ?? shared);
  const around = content.sharedLayout(shellId(item.site), state) ?? {};
  const resolver = createResolver(content, locale, mode);
  const placeholders: Record<string, Rendering[]> = {};
  for (const name of new Set([...rootPlaceholders, ...Object.keys(around), ...Object.keys(own)])) {
    const parts = [around[name] ?? [], own[name] ?? []];
    if (pageFirst.has(name)) parts.reverse();
    placeholders[name] = parts.flat().map((rendering) => resolver.rendering(rendering, 0));
  }

  return {
    sitecore: {
      context: contextOf(site, request, version),
      route: {
        name: item.name,
        displayName: version.displayName,
        itemId: item.id,
        itemLanguage: locale,
        itemVersion: version.version,
        templateId: templateId(item.template),
        templateName: item.template,
        layoutId: stableId('layout', 'default'),
        deviceId: stableId('device', 'default'),
        databaseName: mode === 'normal' ? 'web' : 'master',
        fields: resolver.fields(item, version),
        placeholders,
      },
    },
  };
}

/** The layout of a wildcard page for one of its addresses: the context says what stood in place of the '*'. */
export function forAddress(layout: LayoutData, item: ContentItem, path: string): LayoutData {
  const taken = matchWildcardPath(item.path ?? '', path);
  if (!taken || taken.length === 0) return layout;
  const segments = taken.flatMap((part) => part.split('/'));
  const { context, route } = layout.sitecore;
  return { sitecore: { context: { ...context, itemPath: path, wildcard: { segments } }, route } };
}

/** What a missing page answers: a context and no route. */
export function absentLayout(site: SiteDescription | undefined, locale: string): LayoutData {
  return {
    sitecore: {
      context: {
        pageEditing: false,
        pageState: 'normal',
        language: locale,
        ...(site ? { site } : {}),
      },
      route: null,
    },
  };
}

/** Id of the site root template is the one old clients look for when they search a dictionary. */
export function templateId(template: string): string {
  if (template === 'SiteRoot') return '061cba15-5474-4b91-8a06-17903b102b82';
  if (template === 'DictionaryEntry') return '6d1cd897-1936-4a3a-a511-289a94c2a7b1';
  return stableId('template', template);
}

function contextOf(
  site: SiteDescription,
  request: RenderRequest,
  version: ContentVersion,
): Record<string, unknown> {
  const { item, locale, mode } = request;
  const { name, hostName, language } = site;
  const common = { language: locale, itemPath: item.path ?? '', site: { name, hostName, language } };
  if (mode === 'normal') return { pageEditing: false, pageState: 'normal', ...common };
  if (mode === 'preview') return { pageEditing: false, pageState: 'preview', ...common };
  return {
    pageEditing: true,
    pageState: 'edit',
    editMode: 'metadata',
    ...common,
    clientScripts: site.studioOrigin === undefined ? [] : [canvasScript],
    clientData: {
      ...(site.studioOrigin !== undefined && { 'meridian-studio': { origin: site.studioOrigin } }),
      'hrz-canvas-state': {
        itemId: item.id,
        itemVersion: version.version,
        siteName: site.name,
        language: locale,
        deviceId: stableId('device', 'default'),
        pageMode: 'EDIT',
        variant: null,
      },
    },
  };
}

function createResolver(content: DrawnContent, locale: Locale, mode: RenderMode) {
  const state = mode === 'normal' ? 'published' : 'draft';

  const fields = (item: ContentItem, version: ContentVersion, depth = 0): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(version.fields).map(([name, field]) => [
        name,
        fieldOut(item, version, name, field, depth),
      ]),
    );

  const fieldOut = (
    item: ContentItem,
    version: ContentVersion,
    name: string,
    field: unknown,
    depth: number,
  ): unknown => {
    if (Array.isArray(field))
      return field.map((member) => reference(member, depth)).filter((one) => one !== null);
    if (!isStoredField(field)) return reference(field, depth);
    const type = field.type ?? fieldTypeOf(field.value);
    const { type: _kind, ...rest } = field;
    return {
      ...rest,
      value: valueOut(type, field, locale),
      ...(mode === 'edit' ? { metadata: metadataOf(item, version, name, type, field) } : {}),
    };
  };

  /** `{$item: id}` is expanded to the item; anything else is passed on; an item that is gone is null. */
  const reference = (value: unknown, depth: number): unknown => {
    const id = (value as { $item?: unknown } | null)?.$item;
    if (typeof id !== 'string') return value ?? null;
    const item = depth < 3 ? content.item(id, state) : undefined;
    return (item && itemOut(item, depth + 1)) ?? null;
  };

  const itemOut = (item: ContentItem, depth: number): Record<string, unknown> | undefined => {
    const version = content.version(item.id, locale, state);
    if (!version) return undefined;
    return {
      id: item.id,
      name: item.name,
      displayName: version.displayName,
      url: item.path === null ? '' : localisedPath(item.path, locale),
      fields: withChildren(item, version, depth),
    };
  };

  const withChildren = (
    item: ContentItem,
    version: ContentVersion,
    depth: number,
  ): Record<string, unknown> => {
    const own = fields(item, version, depth);
    if (item.path !== null || depth > 6) return own;
    const children = content.children(item.id, state).flatMap((child) => itemOut(child, depth + 1) ?? []);
    return children.length > 0 ? { ...own, items: children } : own;
  };

  const rendering = (stored: StoredRendering, depth: number): Rendering => {
    const item = stored.dataSource === '' ? undefined : content.item(stored.dataSource, state);
    const version = item && content.version(item.id, locale, state);
    const nested =
      depth < deepest && stored.placeholders
        ? Object.fromEntries(
            Object.entries(stored.placeholders).map(([name, renderings]) => [
              name,
              renderings.map((one) => rendering(one, depth + 1)),
            ]),
          )
        : undefined;
    return {
      uid: stored.uid,
      componentName: stored.componentName,
      dataSource: stored.dataSource === '' ? '' : bracedId(stored.dataSource),
      params: { ...emptyParams, DynamicPlaceholderId: '1', ...stored.params },
      fields: item && version ? withChildren(item, version, 0) : {},
      // A component that hosts placeholders fails in the editor when the member is missing.
      ...(nested ? { placeholders: nested } : mode === 'edit' ? { placeholders: {} } : {}),
    };
  };

  return { fields, rendering };
}

function valueOut(type: FieldType, field: StoredField, locale: Locale): unknown {
  const { value } = field;
  if (type === 'Rich Text' && typeof value === 'string') return localiseHtml(value, locale);
  if (type === 'General Link' && value !== null && typeof value === 'object') {
    const href = (value as { href?: unknown }).href;
    return typeof href === 'string' ? { ...value, href: localisedPath(href, locale) } : value;
  }
  return value;
}

function metadataOf(
  item: ContentItem,
  version: ContentVersion,
  name: string,
  type: FieldType,
  field: StoredField,
): Record<string, unknown> {
  return {
    datasource: {
      id: bracedId(item.id),
      language: version.locale,
      revision: version.revision,
      version: version.version,
    },
    title: name,
    fieldName: name,
    fieldId: bracedId(stableId('field', item.template, name)),
    fieldType: type,
    rawValue: toRawValue(type, field.value),
  };
}
