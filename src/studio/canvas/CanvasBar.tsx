import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { WIDTHS } from './Stage.tsx';
import type { Width } from './Stage.tsx';

interface CanvasBarProps {
  /** Opens pages and outline, where there is no room for them beside the page. */
  lists: ReactNode;
  /** Back and forth. */
  steps: ReactNode;
  width: Width;
  onWidth: (width: Width) => void;
  hasOutlines: boolean;
  onOutlines: (hasOutlines: boolean) => void;
  /** Shows the page's texts in both languages instead. */
  onLanguages: () => void;
}

/** Above the page: back and forth, widths, outlines. */
export function CanvasBar(props: CanvasBarProps) {
  const { lists, steps, width, onWidth, hasOutlines, onOutlines, onLanguages } = props;
  const say = useWords();
  return (
    <div className="Canvas-bar">
      <span className="Narrow">{lists}</span>
      {steps}
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
