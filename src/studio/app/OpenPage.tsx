import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { fieldKey, isWrittenOnPage } from '#src/domain/authoring/FrameTree.ts';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import { CanvasBar } from '../canvas/CanvasBar.tsx';
import { firstWidth } from '../canvas/firstWidth.ts';
import { Steps } from '../canvas/Steps.tsx';
import { Stage } from '../canvas/Stage.tsx';
import type { Width } from '../canvas/Stage.tsx';
import type { Frame } from '../canvas/useFrame.ts';
import { titleOf, useCatalogue } from '../catalogue.ts';
import type { Catalogue } from '../catalogue.ts';
import type { EditingState } from '../editing/createEditing.ts';
import { placeOf } from '../editing/layout.ts';
import { FieldPanel, ownerOf } from '../fields/FieldPanel.tsx';
import { focusField, focusPanel } from '../fields/focusField.ts';
import { PageGuard } from '../guard/PageGuard.tsx';
import type { Meanwhile } from '../meanwhile/useMeanwhile.ts';
import { useTakeOver } from '../meanwhile/useTakeOver.ts';
import type { Outbox } from '../outbox/Outbox.ts';
import { useKeysHelp } from '../keys/KeysHelp.tsx';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { Outline } from '../tree/Outline.tsx';
import { Button } from '../ui/Button.tsx';
import { later } from '../ui/later.tsx';
import { Icon } from '../ui/Icon.tsx';
import { steady, useSteady } from '../ui/steady.tsx';
import { usePageEditing } from './usePageEditing.ts';
import type { Acknowledged } from './usePageEditing.ts';
import { AddDialog } from './AddDialog.tsx';
import { DrawerButton, useDrawer } from './drawer.tsx';
import { useOpenedPlace } from './useOpenedPlace.ts';
import { useEntries } from './useEntries.ts';
import { useReveal } from './useReveal.ts';
import { useStructure } from './useStructure.ts';

/** Beside the page, and not needed to write in it. */
const Comments = later(() => import('../comments/Comments.tsx').then((file) => file.Comments));

interface OpenPageProps {
  page: EditedPage;
  /** Another one is on its way: this one is there to be seen. */
  isBehind: boolean;
  /** Who works here. */
  personId: string;
  meanwhile: Meanwhile;
  origin: string;
  outbox: Outbox;
  onAcknowledged: (listener: Acknowledged | undefined) => void;
  /** The page's components changed. */
  onPage: (page: EditedPage) => void;
  /** They are saved. */
  onSaved: () => void;
  /** Both languages of the page are to be shown. */
  onLanguages: () => void;
  /** The tree of pages, above the outline. */
  pages: ReactNode;
}

/** One page in the builder. */
export const OpenPage = steady(function OpenPage(props: OpenPageProps) {
  const { page, isBehind, onLanguages, pages } = props;
  const say = useWords();
  const [width, setWidth] = useState<Width>(() => firstWidth(window.innerWidth));
  const [hasOutlines, setOutlines] = useState(false);
  const { side, drawer } = useDrawer();
  const opened = `${page.id} ${page.language}`;
  const onLeave = () => side.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  const made = useOpenPage(props, onLeave);
  const { editing, state, frame, step, reveal, nameOf, componentName, structure } = made;
  const { trouble, onTrouble, news, onRead } = made;
  const select = (key: string) => {
    drawer.close();
    editing.select(key);
    reveal.chosen(key);
  };
  // Where pages and parts lie over the page, they leave it to what was added.
  const add: typeof structure.add = (...what) => {
    drawer.close();
    return structure.add(...what);
  };
  useOpenedPlace({ page, state, onSelect: select });
  return (
    <>
      <nav className="Column Column-left" data-area aria-label={say('pages')} ref={side} {...drawer.props}>
        {pages}
        <section className="Column-part" aria-label={say('onThisPage')} inert={isBehind}>
          <div className="Column-head">
            <h2 className="Column-title">{say('onThisPage')}</h2>
            <AddDialog page={page} selected={state.selected} onAdd={add} />
          </div>
          <Outline
            layout={page.layout}
            around={page.around}
            selected={state.selected}
            onSelect={select}
            onMove={structure.move}
            onMoveTo={structure.moveTo}
            onWrite={(key) => writeIn(key, state, frame)}
          />
        </section>
        <AreaHint drawer={drawer} />
      </nav>
      <main className="Canvas" data-area aria-label={say('pageFrame')} aria-busy={isBehind} inert={isBehind}>
        <CanvasBar
          lists={<DrawerButton drawer={drawer} />}
          steps={<Steps state={state} onStep={step} componentName={componentName} />}
          {...{ width, hasOutlines, onLanguages }}
          onWidth={setWidth}
          onOutlines={setOutlines}
        />
        {trouble ? <Trouble text={trouble} onClose={() => onTrouble('')} /> : null}
        <Stage
          name={page.name}
          frame={frame}
          width={width}
          selected={state.selected}
          writing={state.writing}
          hasOutlines={hasOutlines}
          nameOf={nameOf}
          onSelect={(key) => editing.select(key)}
          onWrite={(key) => beginWriting(key, state, frame)}
        />
        <News text={news} onRead={onRead} />
      </main>
      <Side key={opened} {...{ page, isBehind, made, onLanguages }} onSelect={select} />
    </>
  );
});

interface SideProps {
  page: EditedPage;
  isBehind: boolean;
  made: ReturnType<typeof useOpenPage>;
  onSelect: (key: string) => void;
  onLanguages: () => void;
}

/** The texts of what is selected, what was said about it, and what a visitor would meet. */
function Side({ page, isBehind, made, onSelect, onLanguages }: SideProps) {
  const { editing, state, frame, outline, componentName, structure, entries } = made;
  const say = useWords();
  return (
    <aside className="Column Column-right" data-area aria-label={say('component')} inert={isBehind}>
      <FieldPanel
        page={page}
        state={state}
        onChange={(key, raw, sitting) => editing.change(key, raw, 'panel', sitting)}
        onMove={structure.move}
        onMoveTo={structure.moveTo}
        onRemove={structure.remove}
        onSet={structure.set}
        acts={entries}
      />
      <Comments page={page} chosen={ownerOf(state) ?? ''} nameOf={componentName} onSelect={onSelect} />
      <PageGuard {...{ page, state, outline, onLanguages, onSelect }} tell={frame.tell} />
    </aside>
  );
}

/** What is done on the page, by the one who works here and by others. */
function useOpenPage(props: OpenPageProps, onLeave: () => void) {
  const { page, personId, meanwhile, origin, outbox, onAcknowledged, onPage, onSaved } = props;
  const say = useWords();
  const catalogue = useCatalogue();
  const [trouble, onTrouble] = useState('');
  const onRefused = (reason: string) => onTrouble(say('refused', { reason }));
  const { takenOver, ...edited } = usePageEditing({
    ...{ page, origin, outbox, onAcknowledged, onLeave, onSaved },
    onCrash: (message) => onTrouble(say('crashed', { message })),
  });
  const { editing, state, frame } = edited;
  const { componentName, nameOf } = namesOn(page, state, catalogue, say);
  const reveal = useReveal(frame);
  const structure = useStructure({
    ...{ page, onPage, onSaved, componentName, onRefused },
    reload: frame.reload,
    onSelect(key) {
      editing.select(key);
      reveal.placed(key);
    },
  });
  const entries = useSteady(useEntries({ page, onPage, onSaved, onRefused, reload: frame.reload }));
  useSpot(meanwhile, state);
  const { news, onRead } = useTakeOver({
    ...{ page, personId, editing, meanwhile, onPage },
    isBuilding: structure.isBuilding,
    onOthers: takenOver,
    onGone: onRefused,
  });
  return { ...edited, reveal, nameOf, componentName, structure, entries, trouble, onTrouble, news, onRead };
}

/** Begins to write in a part of the page: in its first text where it stands on the page, else in the panel. */
function writeIn(key: string, state: EditingState, frame: Frame) {
  const uid = key === 'page' ? '' : key.replace(/^r:/, '');
  const fields = state.tree?.fields ?? [];
  const first = fields.find(({ owner, type }) => uid !== '' && owner === uid && isWrittenOnPage(type));
  if (!first) return focusPanel();
  const field = fieldKey(first);
  const nth = fields.filter((one) => fieldKey(one) === field).indexOf(first);
  beginWriting(`f:${field}#${nth}`, state, frame);
}

/** A text is written where it stands; what the page shows only after something was made from it, in the panel. */
function beginWriting(key: string, { fields }: EditingState, frame: Frame) {
  const [, field, nth] = /^f:(.*)#(\d+)$/.exec(key) ?? [];
  if (!field) return;
  if (isWrittenOnPage(fields.get(field)?.type)) frame.tell({ kind: 'begin-edit', field, nth: Number(nth) });
  else focusField(field);
}

/** What the parts of a page are called. */
function namesOn(page: EditedPage, state: EditingState, catalogue: Catalogue, say: Words) {
  const componentName = (uid: string) => {
    const place = placeOf(page.layout, uid) ?? placeOf(page.around, uid);
    return place ? titleOf(catalogue, place.component.componentName) : '';
  };
  const nameOf = (key: string) => {
    if (key.startsWith('r:')) return componentName(key.slice(2));
    if (!key.startsWith('f:')) return '';
    const field = state.fields.get(key.slice(2).replace(/#\d+$/, ''));
    return field
      ? `${fieldTitle(say, field.name)} · ${say('charactersOf', { count: field.rawValue.length })}`
      : '';
  };
  return { componentName, nameOf };
}

/** The keys that have to be known; over the page, where there is none, the way back to it. */
function AreaHint({ drawer }: { drawer: ReturnType<typeof useDrawer>['drawer'] }) {
  const say = useWords();
  const openKeys = useKeysHelp();
  return (
    <p className="Column-foot">
      <span className="Wide">
        <kbd>F6</kbd> {say('nextArea')}{' '}
        <button type="button" className="Column-keys" onClick={openKeys}>
          <kbd>F1</kbd> {say('keysShort')}
        </button>
      </span>
      <span className="Narrow">
        <Button size="small" onPress={drawer.close}>
          {say('close')}
        </Button>
      </span>
    </p>
  );
}

/** Tells others where one is on the page. */
function useSpot({ moveTo }: Pick<Meanwhile, 'moveTo'>, state: EditingState): void {
  const component = ownerOf(state) ?? '';
  const field = state.writing || (/^f:(.*)#\d+$/.exec(state.selected)?.[1] ?? '');
  useEffect(() => moveTo({ component, field }), [moveTo, component, field]);
}

/** What others did, until it is read; the page under it is as they left it. */
function News({ text, onRead }: { text: string; onRead: () => void }) {
  const say = useWords();
  return (
    <div role="status">
      {text ? (
        <p className="News">
          {text}
          <Button look="bar" size="small" onPress={onRead}>
            {say('close')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

/** What could not be done, until it is read. */
function Trouble({ text, onClose }: { text: string; onClose: () => void }) {
  const say = useWords();
  return (
    <p className="Trouble" role="alert">
      <Icon name="warning" /> {text}
      <Button look="bare" size="small" onPress={onClose}>
        {say('close')}
      </Button>
    </p>
  );
}
