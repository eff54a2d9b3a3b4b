import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { z } from 'zod';
import type { EditedField, EditedPart, EditingPage } from '#src/context/EditingPage.ts';
import { imageField } from '#src/declaration/fields.ts';
import type { FieldKind } from '#src/declaration/kinds.ts';
import { PAGE_FIELDS } from '#src/declaration/pageFields.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { renderingsOf } from '#src/page/renderings.ts';
import { partId } from '#src/start/partId.ts';
import type { Layout } from './layoutStep.ts';
import type { EditingRequest } from '#src/ports/ContentPort.ts';
import type { EditedItem } from '#src/ports/AuthoringPort.ts';

/** Signs what may be saved from a page. */
export interface EditingSeal {
  savesHere: boolean;
  seal(ticket: {
    site: string;
    itemId: string;
    language: string;
    version?: number;
    datasources: string[];
  }): string | undefined;
}

/** What the platform says of a field in edit mode; members unknown here are let be. */
const metadataShape = z.looseObject({
  datasource: z.looseObject({
    id: z.string(),
    language: z.string(),
    revision: z.string().nullish(),
    version: z.number().nullish(),
  }),
  fieldName: z.string().nullish(),
  rawValue: z.string().nullish(),
});
const sentShape = z.looseObject({ value: z.unknown(), metadata: metadataShape.optional() });
type Sent = z.infer<typeof sentShape>;

const plainName = (name: string) => name.replace(/[\s_-]+/g, '').toLowerCase();
const sentOf = (value: unknown): Sent | undefined => sentShape.safeParse(value).data;

/** The fields of the page its panel changes, of those the site knows. */
const PANEL = [
  'Title',
  'Description',
  'Contributor',
  'ContributorEntity',
  'Service',
  'LocationsEntities',
  'PublishedDate',
  'TeaserImage',
  'Meta Title',
  'Meta Description',
  'Meta Keywords',
  'Services',
  'Specialties',
  'HealthTopics',
] as const;

/**
 * What the page's own panel and pickers need of a page in edit mode: the item and its fields, those fields of placed
 * components that hold a selection, and the ticket to save them with. Read before declarations take the layout's fields.
 */
export function editingStep(
  { layoutData, route }: Layout,
  request: EditingRequest,
  rows: Record<string, RegistryRow>,
  { savesHere, seal }: EditingSeal,
): EditingPage {
  const page = pagePart(route.fields, request);
  const parts = Object.fromEntries(
    [...renderingsOf(layoutData)].flatMap((rendering) => {
      const part = componentPart(rendering, rows[rendering.componentName], request.language);
      return part ? [[partId(rendering), part]] : [];
    }),
  );
  const { itemId, language, version } = page.item;
  const datasources = new Set(Object.values(parts).map(({ item }) => item.itemId));
  const ticket = seal({
    ...{ site: request.site, itemId, language, ...(version !== undefined && { version }) },
    datasources: [...datasources],
  });
  return { ...(ticket !== undefined && { ticket }), savesHere, page, parts };
}

function pagePart(fields: unknown, request: EditingRequest): EditedPart {
  const sent = Object.entries((fields ?? {}) as Record<string, unknown>);
  const ofItem = itemOf(sent.map(([, field]) => sentOf(field)));
  const item = ofItem ?? {
    itemId: request.itemId,
    language: request.language,
    ...versionOf(request.version),
  };
  return {
    item,
    fields: PANEL.flatMap((declared) => {
      const [name, field] = sent.find(([one]) => plainName(one) === plainName(declared)) ?? [];
      return edited(declared, PAGE_FIELDS[declared], name, sentOf(field));
    }),
  };
}

const versionOf = (text: string | undefined) => (text && /^\d+$/.test(text) ? { version: Number(text) } : {});

/** The fields of a component's datasource that hold a selection; undefined for one without such fields or datasource. */
function componentPart(
  { componentName: component, dataSource, fields }: ComponentRendering,
  row: RegistryRow | undefined,
  language: string,
): (EditedPart & { component: string }) | undefined {
  const kinds = Object.entries(row?.fields ?? {}).filter(
    ([, { kind }]) => kind === 'reference' || kind === 'icon',
  );
  if (kinds.length === 0 || !dataSource) return undefined;
  const sent = (fields ?? {}) as Record<string, unknown>;
  const item = itemOf(Object.values(sent).map(sentOf)) ?? { itemId: dataSource, language };
  return {
    component,
    item,
    fields: kinds.flatMap(([name, kind]) => edited(name, kind, name, sentOf(sent[name]))),
  };
}

/** The item fields belong to, by the first that says so. */
function itemOf(fields: readonly (Sent | undefined)[]): EditedItem | undefined {
  const found = fields.find((field) => field?.metadata)?.metadata?.datasource;
  if (!found) return undefined;
  const { id, language, version, revision } = found;
  return { itemId: id, language, ...(version ? { version } : {}), ...(revision ? { revision } : {}) };
}

function edited(
  declared: string,
  kind: FieldKind,
  name: string | undefined,
  sent: Sent | undefined,
): EditedField[] {
  const ofKind = editedKind(kind);
  if (!ofKind) return [];
  const raw = sent?.metadata?.rawValue ?? (typeof sent?.value === 'string' ? sent.value : '');
  const image = ofKind.kind === 'image' ? imageField({ sent }, 'sent') : undefined;
  return [
    {
      ...{ name: sent?.metadata?.fieldName ?? name ?? declared, declared, raw, ...ofKind },
      ...(image && { image: { src: image.src, alt: image.alt } }),
    },
  ];
}

function editedKind(kind: FieldKind): Pick<EditedField, 'kind' | 'to' | 'most'> | undefined {
  switch (kind.kind) {
    case 'text':
    case 'date':
    case 'image':
      return { kind: kind.kind };
    case 'icon':
      return { kind: 'icon', most: 1 };
    case 'reference':
      return { kind: 'reference', to: kind.to, ...(kind.most !== undefined && { most: kind.most }) };
    default:
      return undefined;
  }
}
