import { useId, useState, type ReactNode } from 'react';

export interface ExpanderProps {
  /** Always in view. */
  preview: ReactNode;
  /** In view when open; without scripts always. */
  children: ReactNode;
  moreLabel: string;
  lessLabel: string;
  /** show both, or put the whole in the preview's place. */
  mode?: 'add' | 'replace';
  onToggle?: (open: boolean) => void;
}

/** A text that goes on when asked (D-010). */
export function Expander({ preview, children, moreLabel, lessLabel, mode = 'add', onToggle }: ExpanderProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="Expander">
      <div
        hidden={mode === 'replace' && open}
        className={mode === 'replace' ? 'Expander-preview' : undefined}
      >
        {preview}
      </div>
      <div id={id} hidden={!open} className="Expander-rest">
        {children}
      </div>
      <button
        type="button"
        className="Expander-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
          onToggle?.(!open);
        }}
      >
        {open ? lessLabel : moreLabel}
      </button>
    </div>
  );
}
