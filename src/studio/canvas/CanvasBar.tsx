import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import type { Editing, EditingState } from '../editing/createEditing.ts';
import { useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { WIDTHS } from './Stage.tsx';
import type { Width } from './Stage.tsx';

interface CanvasBarProps {
  /** Opens pages and outline, where there is no room for them beside the page. */
  lists: ReactNode;
  editing: Editing;
  state: EditingState;
  width: Width;
  onWidth: (width: Width) => void;
  hasOutlines: boolean;
  onOutlines: (hasOutlines: boolean) => void;
  /** Shows the page's texts in both languages instead. */
  onLanguages: () => void;
}

/** Above the page: back and forth, widths, outlines. */
export function CanvasBar(props: CanvasBarProps) {
  const { lists, editing, state, width, onWidth, hasOutlines, onOutlines, onLanguages } = props;
  const say = useWords();
  const announce = useAnnounce();
  return (
    <div className="Canvas-bar">
      <span className="Narrow">{lists}</span>
      <Steps
        undo={state.undo}
        hasRedo={state.redo !== undefined}
        onUndo={() => editing.undo() || announce(say('undoRefused'), true)}
        onRedo={() => editing.redo() || announce(say('undoRefused'), true)}
      />
      <Widths width={width} onChange={onWidth} />
      <ToggleButton className="Tool" isSelected={hasOutlines} onChange={onOutlines}>
        <Icon name="slot" /> <span className="Canvas-word">{say('outlines')}</span>
      </ToggleButton>
      <Button look="bare" size="small" aria-label={say('sideBySide')} onPress={onLanguages}>
        <Icon name="globe" /> <span className="Canvas-word">{say('sideShort')}</span>
      </Button>
    </div>
  );
}

interface StepsProps {
  undo: string | undefined;
  hasRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

function Steps({ undo, hasRedo, onUndo, onRedo }: StepsProps) {
  const say = useWords();
  return (
    <div className="Canvas-steps">
      <Button
        look="bare"
        size="small"
        isDisabled={undo === undefined}
        onPress={onUndo}
        aria-label={say('undo')}
      >
        <Icon name="undo" />
      </Button>
      <Button look="bare" size="small" isDisabled={!hasRedo} onPress={onRedo} aria-label={say('redo')}>
        <Icon name="redo" />
      </Button>
      {undo === undefined ? null : (
        <span className="Canvas-undo">
          {say('undoOf', { field: fieldTitle(say, undo.split('/').slice(1).join('/')) })}
        </span>
      )}
    </div>
  );
}

const WIDTH_ICONS = { 390: 'phone', 768: 'tablet', 1280: 'desktop' } as const;

function Widths({ width, onChange }: { width: Width; onChange: (width: Width) => void }) {
  const say = useWords();
  return (
    <ToggleButtonGroup
      className="Widths"
      aria-label={say('width')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[width]}
      onSelectionChange={(keys) => onChange([...keys][0] as Width)}
    >
      {WIDTHS.map((one) => (
        <ToggleButton key={one} id={one} className="Tool" aria-label={say('widthOf', { width: one })}>
          <Icon name={WIDTH_ICONS[one]} /> <span className="Widths-word">{one}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
