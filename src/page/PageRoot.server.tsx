import { randomUUID } from 'node:crypto';
import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Placeholder as JssPlaceholder, SitecoreContext } from '@sitecore-jss/sitecore-jss-nextjs';
import type { ComponentFactory, ComponentRendering, RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import { components } from '#src/components/components.server.generated.ts';
import { rows } from '#src/components/rows.generated.ts';
import type { ComponentProps, Placed } from '#src/declaration/Declaration.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { MissingComponentNotice } from '#src/editor/MissingComponentNotice/MissingComponentNotice.tsx';
import { MissingEntityNote } from '#src/editor/MissingEntityNote/MissingEntityNote.tsx';
import { isUnanswered } from '#src/context/ComponentData.ts';
import { PageProvider } from '#src/context/PageContext.tsx';
import type { PageProps } from '#src/context/PageProps.ts';
import { placedIn, PlaceholderProvider, useKeepsElements } from '#src/context/Placeholder.tsx';
import { scriptJson } from '#src/domain/text/scriptJson.ts';
import { identifierPrefix } from '#src/start/identifierPrefix.ts';
import { partId } from '#src/start/partId.ts';
import { islandPage } from './islandPage.ts';
import { keptFromBrowsers } from './keptFromBrowsers.ts';
import { renderingsOf } from './renderings.ts';
import { gateOf } from './registryGate.ts';
import { PageShell } from './PageShell.tsx';
import { reportComponentFailure } from './reportComponentFailure.ts';
import { UnansweredNotice } from './UnansweredNotice.tsx';
import { WrongPageNotice } from './WrongPageNotice.tsx';

const PagePropsContext = createContext<PageProps | null>(null);
const InsideIsland = createContext(false);

/**
 * The page as the server writes it. The browser does not hydrate this tree (see src/start): it wakes the islands in it,
 * each on its own, from the data at its end.
 */
export function PageRoot({ page }: { page: PageProps }) {
  const body = drawn.get(page);
  if (body !== undefined) return <div id="page" dangerouslySetInnerHTML={{ __html: body }} />;
  return (
    <div id="page">
      <PageBody page={page} />
    </div>
  );
}

function PageBody({ page }: { page: PageProps }) {
  return (
    <Providers page={page} insideIsland={false}>
      <PageShell page={page} route={page.layoutData.sitecore.route as RouteData} />
      <PageData page={page} />
      <EditingData page={page} />
    </Providers>
  );
}

/** What the editors' parts of a page in edit mode work with, as data a browser does not run. */
function EditingData({ page }: { page: PageProps }) {
  if (page.mode !== 'edit' || !page.editing) return null;
  const { variant, siteName, locale, mode, path, dictionary, config, editing, entity } = page;
  const words = Object.fromEntries(Object.entries(dictionary).filter(([key]) => key.startsWith('editor.')));
  const own = {
    variant,
    siteName,
    locale,
    mode,
    path,
    config,
    breadcrumb: [],
    languages: [],
    dictionary: words,
  };
  const data = { page: own, editing, isOfEntity: entity !== undefined };
  return (
    <script
      id="editing-data"
      type="application/json"
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}

/** What the islands of the page are drawn from, as data a browser does not run; nothing on a page without any. */
function PageData({ page }: { page: PageProps }) {
  const data = islandPage(page);
  if (Object.keys(data.islands).length === 0) return null;
  return (
    <script id="page-data" type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
  );
}

const drawn = new WeakMap<PageProps, string>();

/** Draws a page that many requests will be answered with, here and now: to them it is a string. */
export function drawOnce(page: PageProps): PageProps {
  drawn.set(page, renderToString(<PageBody page={page} />));
  return page;
}

/** What of a drawn page stands around the parts that each answer draws for itself: a piece more than there are parts. */
interface Around {
  pieces: string[];
  parts: ComponentRendering[];
}
const around = new WeakMap<PageProps, Around>();
/** Pages that are being drawn around parts: by the id of each part, what marks its place. */
const places = new WeakMap<PageProps, ReadonlyMap<string, string>>();

const emptySlot = (mark: string) => `<div class="slot">${mark}</div>`;

/** Draws a page like `drawOnce`, but for the components of some names, which differ from answer to answer. */
export function drawAround(page: PageProps, names: readonly string[]): PageProps {
  const parts = [...renderingsOf(page.layoutData)].filter(({ componentName }) =>
    names.includes(componentName),
  );
  const marked = new Map(parts.map((part) => [partId(part), `<!--${randomUUID()}-->`] as const));
  places.set(page, marked);
  let html = renderToString(<PageBody page={page} />);
  places.delete(page);
  const found = parts
    .map((part) => ({ part, slot: emptySlot(marked.get(partId(part)) ?? '') }))
    .filter(({ slot }) => html.includes(slot))
    .sort((a, b) => html.indexOf(a.slot) - html.indexOf(b.slot));
  const pieces: string[] = [];
  for (const { slot } of found) {
    const at = html.indexOf(slot);
    pieces.push(html.slice(0, at));
    html = html.slice(at + slot.length);
  }
  pieces.push(html);
  around.set(page, { pieces, parts: found.map(({ part }) => part) });
  drawn.set(page, pieces.join(''));
  return page;
}

/** A page that was drawn around parts, with these as `own` and the data of each, by its name, make them. */
export function drawInto(
  page: PageProps,
  own: Partial<PageProps>,
  dataOf: Readonly<Record<string, unknown>>,
): PageProps {
  const { pieces, parts } = around.get(page) ?? { pieces: [], parts: [] };
  if (parts.length === 0) return page;
  const data = parts.flatMap((part) =>
    Object.hasOwn(dataOf, part.componentName) ? [[partId(part), dataOf[part.componentName]]] : [],
  );
  const filled = {
    ...page,
    ...own,
    componentData: { ...page.componentData, ...(Object.fromEntries(data) as Record<string, unknown>) },
  };
  const html = parts.map((part, index) => (pieces[index] ?? '') + drawPart(filled, part));
  drawn.set(filled, [...html, pieces.at(-1)].join(''));
  return keptFromBrowsers(filled);
}

/** One placed component of a page, by itself. */
function drawPart(page: PageProps, part: ComponentRendering): string {
  const { params, fields } = part as Placed;
  const Slot = slotFor(part.componentName);
  return renderToString(
    <Providers page={page} insideIsland={false}>
      <Slot rendering={part} params={params} fields={fields} />
    </Providers>,
  );
}

function Providers({
  page,
  insideIsland,
  children,
}: {
  page: PageProps;
  insideIsland: boolean;
  children: ReactNode;
}) {
  return (
    <PagePropsContext.Provider value={page}>
      <InsideIsland.Provider value={insideIsland}>
        <SitecoreContext componentFactory={slotFor as ComponentFactory} layoutData={page.layoutData}>
          <PlaceholderProvider value={drawPlaceholder}>
            <PageProvider page={page}>{children}</PageProvider>
          </PlaceholderProvider>
        </SitecoreContext>
      </InsideIsland.Provider>
    </PagePropsContext.Provider>
  );
}

function drawPlaceholder(name: string, rendering: ComponentRendering): ReactNode {
  return <ServerPlaceholder name={name} rendering={rendering} />;
}

/**
 * What stands in a placeholder: while editing as JSS draws it, with the editor's markers; else as the browser draws it
 * (src/start/Placed.tsx), because React's ids follow the shape of the tree and must be the same on both sides.
 */
function ServerPlaceholder({ name, rendering }: { name: string; rendering: ComponentRendering }): ReactNode {
  const page = useContext(PagePropsContext) as PageProps;
  if (page.mode === 'edit') return <JssPlaceholder name={name} rendering={rendering} disableSuspense />;
  return placedIn(name, rendering).map((child) => {
    const Slot = slotFor(child.componentName);
    const { params, fields } = child as Placed;
    return <Slot key={child.uid} rendering={child} params={params} fields={fields} />;
  });
}

const slots = new Map<string, ComponentType<ComponentProps>>();

/** The component JSS draws for a rendering name: a slot bound to that name, with its pickers below it while editing. */
function slotFor(name: string): ComponentType<ComponentProps> {
  const known = slots.get(name);
  if (known) return known;
  const Slot = (props: ComponentProps) => {
    const slot = <ComponentSlot name={name} {...props} />;
    const isPicked = useHasPickers(props.rendering);
    // Two children where the browser draws one would give what is inside of an island other ids than there.
    return isPicked ? (
      <>
        {slot}
        <div data-pick-fields={partId(props.rendering)} data-editor-tool="" />
      </>
    ) : (
      slot
    );
  };
  slots.set(name, Slot);
  return Slot;
}

/** Whether an editor's browser puts pickers below a component, because it shows a selection; never for visitors. */
function useHasPickers(rendering: ComponentProps['rendering']): boolean {
  const { mode, editing } = useContext(PagePropsContext) as PageProps;
  return mode === 'edit' && editing !== undefined && Object.hasOwn(editing.parts, partId(rendering));
}

/**
 * One placed component: gate, error boundary and island frame, all from its registry row.
 * Each top component is rendered to a string of its own, so that a throw takes only that component away
 * and so that ids inside an island are the same in the browser (S-012, D-017, design decision 8).
 */
function ComponentSlot({ name, rendering, params, fields }: ComponentProps & { name: string }) {
  const page = useContext(PagePropsContext) as PageProps;
  const insideIsland = useContext(InsideIsland);
  const keepsElements = useKeepsElements();
  const row = (rows as Record<string, RegistryRow>)[name];
  const Component = (components as unknown as Record<string, ComponentType<ComponentProps>>)[name];
  if (!row || !Component) {
    reportComponentFailure({ component: name, reason: 'unknown component', path: page.path });
    return page.mode === 'normal' ? null : <MissingComponentNotice name={name} />;
  }
  const gate = gateOf(row, page);
  if (gate.kind === 'no-entity') {
    if (page.mode === 'edit') return <MissingEntityNote name={name} />;
    return insideIsland ? <div className="slot" /> : null;
  }
  if (gate.kind === 'wrong-page') return <WrongPageNotice name={name} allowed={gate.allowed} />;

  const uid = partId(rendering);
  const mark = places.get(page)?.get(uid);
  if (mark !== undefined) return <div className="slot" dangerouslySetInnerHTML={{ __html: mark }} />;
  const known = page.componentData[uid];
  // The browser would draw a nested island anew, and knows nothing of this: it has its own words for having no data.
  const isDrawnAnew = insideIsland && row.wake !== 'never';
  if (isUnanswered(known) && !isDrawnAnew) {
    return insideIsland ? (
      <div className="slot">
        <UnansweredNotice />
      </div>
    ) : (
      <UnansweredNotice />
    );
  }
  const element = (
    <Component
      rendering={rendering}
      params={params}
      fields={fields}
      data={isUnanswered(known) ? undefined : known}
    />
  );
  if (insideIsland) {
    // In a placeholder that wakes in place all wait for the one that comes last.
    const comesLater =
      row.wake === 'idle' || row.wake === 'visible' || (keepsElements && row.wake !== 'never');
    return (
      <div className="slot" data-sleeps={comesLater ? uid : undefined}>
        {element}
      </div>
    );
  }

  const isIsland = row.wake !== 'never';
  // While editing, what holds placeholders stays as sent, with the editor's markers in it.
  const wake = page.mode === 'edit' && row.slots ? 'never' : row.wake;
  let html: string;
  try {
    html = renderToString(
      <Providers page={page} insideIsland={isIsland}>
        {element}
      </Providers>,
      { identifierPrefix: identifierPrefix(uid) },
    );
  } catch (error) {
    reportComponentFailure({
      component: name,
      reason: error instanceof Error ? error.message : String(error),
      path: page.path,
    });
    return page.mode === 'normal' ? null : <MissingComponentNotice name={name} failed />;
  }
  html = withAnchor(html, rendering.params?.RenderingIdentifier);
  // What shows nothing has no place to come near to and nothing to press: only what wakes by itself may yet show something.
  if (!html && wake !== 'load' && wake !== 'idle') return null;
  if (!isIsland) return <div className="slot" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div
      className="slot"
      data-island={uid}
      data-wake={wake}
      data-sleeps={wake === 'never' ? undefined : ''}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * The component with the id an editor gave its rendering, which links inside the page lead to. It is the component's own
 * element that bears it: the slot around it has no box to scroll to, and what React writes before it is no part of it (a
 * link to a picture that is to be loaded early).
 */
function withAnchor(html: string, id: string | undefined): string {
  if (!id || !/^[\w-]+$/.test(id)) return html;
  return html.replace(/^((?:<link\b[^>]*>)*<[a-z][\w-]*)(?![^>]*\sid=)/, `$1 id="${id}"`);
}
