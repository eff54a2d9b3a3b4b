import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { EditedPage } from '../api/StudioApi.ts';
import { CanvasBar } from '../canvas/CanvasBar.tsx';
import { Stage } from '../canvas/Stage.tsx';
import type { Width } from '../canvas/Stage.tsx';
import { titleOf, useCatalogue } from '../catalogue.ts';
import type { Catalogue } from '../catalogue.ts';
import type { EditingState } from '../editing/createEditing.ts';
import { placeOf } from '../editing/layout.ts';
import { FieldPanel } from '../fields/FieldPanel.tsx';
import type { Outbox } from '../outbox/Outbox.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { Outline } from '../tree/Outline.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { usePageEditing } from './usePageEditing.ts';
import type { Acknowledged } from './usePageEditing.ts';
import { AddDialog } from './AddDialog.tsx';
import { useStructure } from './useStructure.ts';

interface OpenPageProps {
  page: EditedPage;
  origin: string;
  outbox: Outbox;
  onAcknowledged: (listener: Acknowledged | undefined) => void;
  /** The page's components changed. */
  onPage: (page: EditedPage) => void;
  /** They are saved. */
  onSaved: () => void;
  /** The tree of pages, above the outline. */
  pages: ReactNode;
}

/** One page in the builder. */
export function OpenPage({ page, origin, outbox, onAcknowledged, onPage, onSaved, pages }: OpenPageProps) {
  const say = useWords();
  const catalogue = useCatalogue();
  const [width, setWidth] = useState<Width>(1280);
  const [hasOutlines, setOutlines] = useState(false);
  const [trouble, setTrouble] = useState('');
  const side = useRef<HTMLElement>(null);
  const { editing, state, frame } = usePageEditing({
    page,
    origin,
    outbox,
    onAcknowledged,
    onLeave: () => side.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus(),
    onCrash: (message) => setTrouble(say('crashed', { message })),
    onSaved,
  });
  const { componentName, nameOf } = namesOn(page, state, catalogue, say);
  const select = (key: string) => {
    editing.select(key);
    if (key !== 'page') frame.tell({ kind: 'scroll-to', key });
  };
  const { move, remove, add } = useStructure({
    page,
    onPage,
    onSaved,
    reload: frame.reload,
    componentName,
    onSelect: (key) => editing.select(key),
    onRefused: (reason) => setTrouble(say('refused', { reason })),
  });
  return (
    <>
      <nav className="Column Column-left" data-area aria-label={say('pages')} ref={side}>
        {pages}
        <section className="Column-part" aria-label={say('onThisPage')}>
          <div className="Column-head">
            <h2 className="Column-title">{say('onThisPage')}</h2>
            <AddDialog page={page} selected={state.selected} onAdd={add} />
          </div>
          <Outline page={page} selected={state.selected} onSelect={select} />
        </section>
        <AreaHint />
      </nav>
      <main className="Canvas" data-area aria-label={say('pageFrame')}>
        <CanvasBar
          editing={editing}
          state={state}
          width={width}
          onWidth={setWidth}
          hasOutlines={hasOutlines}
          onOutlines={setOutlines}
        />
        {trouble ? <Trouble text={trouble} onClose={() => setTrouble('')} /> : null}
        <Stage
          name={page.name}
          frame={frame}
          width={width}
          selected={state.selected}
          writing={state.writing}
          hasOutlines={hasOutlines}
          nameOf={nameOf}
          onSelect={(key) => editing.select(key)}
          onWrite={(key) => {
            const [, field, nth] = /^f:(.*)#(\d+)$/.exec(key) ?? [];
            if (field) frame.tell({ kind: 'begin-edit', field, nth: Number(nth) });
          }}
        />
      </main>
      <aside className="Column Column-right" data-area aria-label={say('component')}>
        <FieldPanel
          page={page}
          state={state}
          onChange={(key, raw) => editing.change(key, raw, 'panel')}
          onMove={move}
          onRemove={remove}
        />
      </aside>
    </>
  );
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
    return field ? `${field.name} · ${say('charactersOf', { count: field.rawValue.length })}` : '';
  };
  return { componentName, nameOf };
}

/** The one key that has to be known. */
function AreaHint() {
  const say = useWords();
  return (
    <p className="Column-foot">
      <kbd>F6</kbd> {say('nextArea')}
    </p>
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
