import type { PageMoment } from '../api/StudioApi.ts';
import { titleOf, useCatalogue } from '../catalogue.ts';
import { slotTitle } from '#src/domain/authoring/slotNames.ts';
import { useWords } from '../strings/useWords.ts';
import type { ChangedPart } from './changedParts.ts';
import { partName, whatHappened } from './partWords.ts';

type Layout = PageMoment['layout'];

interface PageMapProps {
  /** The newer side: what was taken away stands at the end. */
  layout: Layout;
  parts: readonly ChangedPart[];
  onGo: (part: ChangedPart) => void;
}

/** Where on the page something changed: its slots and components in the order they are read, what differs led to. */
export function PageMap({ layout, parts, onGo }: PageMapProps) {
  const say = useWords();
  const changed = new Map(parts.map((part) => [part.key, part]));
  const gone = parts.filter(({ state }) => state === 'removed');
  const page = changed.get('');
  return (
    <nav className="History-map" aria-label={say('historyMap')}>
      <div className="History-map-inside">
        <h2 className="Column-title">{say('historyMap')}</h2>
        {page ? <PartRow part={page} onGo={onGo} /> : null}
        <Slots layout={layout} changed={changed} onGo={onGo} />
        {gone.length > 0 ? (
          <ul className="History-map-gone" aria-label={say('historyMapGone')}>
            {gone.map((part) => (
              <li key={part.key}>
                <PartRow part={part} onGo={onGo} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </nav>
  );
}

interface SlotsProps {
  layout: Layout;
  changed: ReadonlyMap<string, ChangedPart>;
  onGo: (part: ChangedPart) => void;
}

function Slots({ layout, changed, onGo }: SlotsProps) {
  const say = useWords();
  const catalogue = useCatalogue();
  return Object.entries(layout)
    .filter(([, components]) => components.length > 0)
    .map(([slot, components]) => (
      <div key={slot} className="History-map-slot">
        <p className="History-label">{slotTitle(say, slot)}</p>
        <ol aria-label={slotTitle(say, slot)}>
          {components.map(({ uid, componentName, placeholders }) => {
            const part = changed.get(uid);
            return (
              <li key={uid}>
                {part ? (
                  <PartRow part={part} onGo={onGo} />
                ) : (
                  <p className="History-map-row">{titleOf(catalogue, componentName)}</p>
                )}
                {placeholders ? <Slots layout={placeholders} changed={changed} onGo={onGo} /> : null}
              </li>
            );
          })}
        </ol>
      </div>
    ));
}

interface RowProps {
  part: ChangedPart;
  onGo: (part: ChangedPart) => void;
}

function PartRow({ part, onGo }: RowProps) {
  const say = useWords();
  const catalogue = useCatalogue();
  return (
    <button
      type="button"
      className="History-map-row History-map-changed"
      data-state={part.state}
      onClick={() => onGo(part)}
    >
      {partName(part, catalogue, say)}
      <span className="History-what">{whatHappened(part, say)}</span>
    </button>
  );
}
