import { useState, useSyncExternalStore } from 'react';
import type { Outbox } from '../outbox/Outbox.ts';
import { later } from '../ui/later.tsx';

/** Loaded when two have written the same: most days nobody has. */
const ConflictDialog = later(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

interface ClashesProps {
  outbox: Outbox;
  /** Which text stays, once somebody has chosen. */
  onSettled?: (place: { itemId: string; language: 'en' | 'es' }, value: string) => void;
}

/** A clash waits until the writer pauses, and then asks, one text after another. */
export function Clashes({ outbox, onSettled }: ClashesProps) {
  const state = useSyncExternalStore(
    (changed) => outbox.subscribe(changed),
    () => outbox.state(),
  );
  const [putOff, setPutOff] = useState('');
  const unsent = state.stopped.find(({ stopped }) => stopped?.kind === 'conflict');
  const clash = unsent?.stopped?.kind === 'conflict' ? unsent.stopped.fields[0] : undefined;
  const key = unsent && clash ? `${unsent.itemId} ${clash.name} ${clash.theirs}` : '';
  if (!unsent || !clash || key === putOff) return null;
  return (
    <ConflictDialog
      key={key}
      unsent={unsent}
      clash={clash}
      outbox={outbox}
      onSettled={(value) => onSettled?.(unsent, value)}
      onLater={() => setPutOff(key)}
    />
  );
}
