import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { later } from '../ui/later.tsx';

const KeysDialog = later(async () => (await import('./KeysDialog.tsx')).KeysDialog);

const KeysContext = createContext<() => void>(() => undefined);

/** Opens the list of keys. */
export const useKeysHelp = (): (() => void) => useContext(KeysContext);

/** Has the list of keys at hand on every screen, by F1. A key that writes nothing: it takes none from a text. */
export function KeysHelp({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useMemo(() => () => setOpen(true), []);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'F1') return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [open]);
  return (
    <KeysContext value={open}>
      {children}
      {isOpen ? <KeysDialog onClose={() => setOpen(false)} /> : null}
    </KeysContext>
  );
}
