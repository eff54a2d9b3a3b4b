import type { ReactNode, Ref } from 'react';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import {
  Button,
  Group,
  ListBox,
  ListBoxItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Select,
  SelectValue,
  ToggleButton,
  Toolbar as AriaToolbar,
} from 'react-aria-components';
import { useWords } from '../strings/useWords.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/Icon.tsx';
import { Tipped } from '../ui/Tipped.tsx';
import {
  blockKind,
  hasLook,
  isQuoted,
  linkAt,
  listKind,
  pictureAt,
  setBlockKind,
  toggleList,
  toggleLook,
  toggleQuote,
} from './commands.ts';
import type { BlockKind, Look } from './commands.ts';
import { isInTable, TABLE_ACTS } from './tables.ts';
import type { TableAct } from './tables.ts';

interface ToolbarProps {
  ref: Ref<HTMLDivElement>;
  label: string;
  state: EditorState;
  run: (command: Command, isByMouse?: boolean) => boolean;
  onLink: () => void;
  onPicture: () => void;
}

type Run = ToolbarProps['run'];

/** The buttons of a rich text: one stop of the Tab key, arrows between them, each named. */
export function Toolbar({ ref, label, state, run, onLink, onPicture }: ToolbarProps) {
  const say = useWords();
  return (
    <AriaToolbar ref={ref} className="RichText-tools" aria-label={say('richTextTools', { field: label })}>
      <Kind state={state} run={run} />
      <Looks state={state} run={run} />
      <Group className="RichText-group">
        <Tool
          name={say('textLink')}
          keys="Ctrl K"
          isOn={linkAt(state) !== undefined}
          act={onLink}
          face={<Icon name="link" />}
        />
        {pictureAt(state) ? (
          <Tool name={say('pictureAlt')} act={onPicture} face={<Icon name="picture" />} />
        ) : null}
      </Group>
      <Group className="RichText-group">
        <Lists state={state} run={run} />
        <Tool
          name={say('textQuote')}
          isOn={isQuoted(state)}
          act={(isByMouse) => run(toggleQuote, isByMouse)}
          face={<Icon name="quote" />}
        />
        <Tables state={state} run={run} />
      </Group>
      <Group className="RichText-group">
        <Step
          name={say('textUndo')}
          icon="undo"
          keys="Ctrl Z"
          command={undo}
          isThere={undoDepth(state) > 0}
          run={run}
        />
        <Step
          name={say('textRedo')}
          icon="redo"
          keys="Ctrl Shift Z"
          command={redo}
          isThere={redoDepth(state) > 0}
          run={run}
        />
      </Group>
    </AriaToolbar>
  );
}

const KINDS = ['p', 'h2', 'h3', 'h4', 'h5'] as const;

function Kind({ state, run }: { state: EditorState; run: Run }) {
  const say = useWords();
  const kind = blockKind(state);
  const nameOf = (one: BlockKind) =>
    one === 'p' ? say('textParagraph') : say('textHeading', { level: one.slice(1) });
  return (
    <Select
      className="RichText-kind"
      aria-label={say('textKind')}
      value={kind ?? null}
      placeholder={say('textOther')}
      onChange={(key) => run(setBlockKind(key as BlockKind))}
    >
      <Button className="RichText-tool RichText-kindButton">
        <SelectValue />
        <span className="RichText-arrow">
          <Icon name="open" />
        </span>
      </Button>
      <Popover className="Popover">
        <ListBox className="Menu" items={KINDS.map((id) => ({ id, name: nameOf(id) }))}>
          {({ name }) => <ListBoxItem className="Menu-row">{name}</ListBoxItem>}
        </ListBox>
      </Popover>
    </Select>
  );
}

const LOOKS: readonly {
  look: Look;
  name: 'textBold' | 'textItalic' | 'textSub' | 'textSup';
  keys: string;
}[] = [
  { look: 'bold', name: 'textBold', keys: 'Ctrl B' },
  { look: 'italic', name: 'textItalic', keys: 'Ctrl I' },
  { look: 'sub', name: 'textSub', keys: 'Ctrl ,' },
  { look: 'sup', name: 'textSup', keys: 'Ctrl .' },
];

const FACES: Readonly<Record<Look, ReactNode>> = {
  bold: <b aria-hidden="true">B</b>,
  italic: <i aria-hidden="true">I</i>,
  sub: <Icon name="sub" />,
  sup: <Icon name="sup" />,
};

function Looks({ state, run }: { state: EditorState; run: Run }) {
  const say = useWords();
  return (
    <Group className="RichText-group">
      {LOOKS.map(({ look, name, keys }) => (
        <Tool
          key={look}
          name={say(name)}
          keys={keys}
          isOn={hasLook(state, look)}
          act={(isByMouse) => run(toggleLook(look), isByMouse)}
          face={FACES[look]}
        />
      ))}
    </Group>
  );
}

function Lists({ state, run }: { state: EditorState; run: Run }) {
  const say = useWords();
  const kind = listKind(state);
  return (
    <>
      <Tool
        name={say('textList')}
        keys="Ctrl Shift 8"
        isOn={kind === 'ul'}
        act={(isByMouse) => run(toggleList('ul'), isByMouse)}
        face={<Icon name="list" />}
      />
      <Tool
        name={say('textNumbers')}
        keys="Ctrl Shift 7"
        isOn={kind === 'ol'}
        act={(isByMouse) => run(toggleList('ol'), isByMouse)}
        face={<Icon name="numbers" />}
      />
    </>
  );
}

const TABLE_NAMES = {
  insert: 'tableInsert',
  addRow: 'tableAddRow',
  addColumn: 'tableAddColumn',
  removeRow: 'tableRemoveRow',
  removeColumn: 'tableRemoveColumn',
  remove: 'tableRemove',
} as const;

function Tables({ state, run }: { state: EditorState; run: Run }) {
  const say = useWords();
  const acts = (Object.keys(TABLE_NAMES) as TableAct[]).filter(
    (act) => (act === 'insert') !== isInTable(state),
  );
  return (
    <MenuTrigger>
      <Button className="RichText-tool" aria-label={say('textTable')}>
        <Icon name="table" />
      </Button>
      <Popover className="Popover">
        <Menu
          className="Menu"
          items={acts.map((id) => ({ id }))}
          onAction={(key) => run(TABLE_ACTS[key as TableAct])}
        >
          {({ id }) => <MenuItem className="Menu-row">{say(TABLE_NAMES[id])}</MenuItem>}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

interface ToolProps {
  name: string;
  keys?: string;
  /** Undefined: it is not a state. */
  isOn?: boolean;
  act: (isByMouse: boolean) => void;
  face: ReactNode;
}

function Tool({ name, keys, isOn, act, face }: ToolProps) {
  return (
    <Tipped tip={name} keys={keys}>
      <ToggleButton
        className="RichText-tool"
        aria-label={name}
        isSelected={isOn ?? false}
        onPress={({ pointerType }) => act(pointerType !== 'keyboard' && pointerType !== 'virtual')}
      >
        {face}
      </ToggleButton>
    </Tipped>
  );
}

interface StepProps {
  name: string;
  icon: IconName;
  keys: string;
  command: Command;
  isThere: boolean;
  run: Run;
}

function Step({ name, icon, keys, command, isThere, run }: StepProps) {
  return (
    <Tipped tip={name} keys={keys}>
      <Button
        className="RichText-tool"
        aria-label={name}
        isDisabled={!isThere}
        onPress={({ pointerType }) => run(command, pointerType !== 'keyboard')}
      >
        <Icon name={icon} />
      </Button>
    </Tipped>
  );
}
