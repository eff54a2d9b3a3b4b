import { useState } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { Placeholder, PlaceholderInPlace } from '#src/context/Placeholder.tsx';
import { WhenNear } from '#src/context/WhenNear.tsx';

/** What tests hold back and count of the islands below. */
export const world = {
  /** What the code of a 'Slow…' part waits for. */
  gate: Promise.resolve(),
  /** Whether the code of 'Second' comes when it is asked for: every second time. */
  hasSecond: false,
  loadPiece: jest.fn(() => Promise.resolve()),
};

const labelOf = ({ params }: ComponentProps) => String(params.label);

function Counter(props: ComponentProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${labelOf(props)} ${count}`}
    </button>
  );
}

function Frame({ rendering }: ComponentProps) {
  return (
    <section>
      <Placeholder name="parts" rendering={rendering} />
    </section>
  );
}

/** Its parts wake in place, and are drawn again whenever it counts. */
function Keeper(props: ComponentProps) {
  const [count, setCount] = useState(0);
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${labelOf(props)} ${count}`}
      </button>
      <PlaceholderInPlace name="parts" rendering={props.rendering} className="parts" />
    </section>
  );
}

/** Shows other words in its piece when its own button is pressed. */
export function Holder(props: ComponentProps) {
  const [shows, setShows] = useState('Sent');
  return (
    <section>
      <button type="button" onClick={() => setShows('New')}>
        Ask
      </button>
      <WhenNear load={world.loadPiece} shows={shows}>
        <Counter {...props} params={{ label: shows }} />
      </WhenNear>
    </section>
  );
}

function Field(props: ComponentProps) {
  const [text, setText] = useState('');
  return (
    <label>
      {labelOf(props)}
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <b>{text}</b>
    </label>
  );
}

/** Says another number where scripts run, as a list that is drawn on demand does. */
function More() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <p>
      <button type="button" onClick={() => setIsOpen(true)}>
        {isOpen ? 'All of it' : 'Show 40 more'}
      </button>
    </p>
  );
}

function Broken(props: ComponentProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('broken on purpose');
  return (
    <button type="button" onClick={() => setIsBroken(true)}>
      {labelOf(props)}
    </button>
  );
}

export const islands = {
  Counter: async () => ({ Counter }),
  Frame: async () => ({ Frame }),
  Keeper: async () => ({ Keeper }),
  Holder: async () => ({ Holder }),
  Field: async () => ({ Field }),
  Broken: async () => ({ Broken }),
  LatePart: async () => ({ LatePart: Counter }),
  LateFrame: async () => ({ LateFrame: Frame }),
  LateField: async () => ({ LateField: Field }),
  LateMore: async () => ({ LateMore: More }),
  IdlePart: async () => ({ IdlePart: Counter }),
  SlowPart: () => world.gate.then(() => ({ SlowPart: Counter })),
  SlowField: () => world.gate.then(() => ({ SlowField: Field })),
  Lost: () => Promise.reject(new Error('no such file')),
  Second: async () => {
    world.hasSecond = !world.hasSecond;
    if (world.hasSecond) throw new Error('no such file');
    return { Second: Counter };
  },
};

export const laterParts = {
  LatePart: 'visible',
  LateFrame: 'visible',
  LateField: 'visible',
  LateMore: 'visible',
  IdlePart: 'idle',
  SlowPart: 'visible',
  SlowField: 'visible',
  Lost: 'visible',
  Second: 'visible',
};
