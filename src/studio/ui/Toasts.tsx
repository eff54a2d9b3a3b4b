import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../strings/useWords.ts';
import { Button } from './Button.tsx';

/** Something that was done, with the way back. */
export interface Toast {
  text: string;
  /** Absent: it cannot be taken back here. */
  undo?: () => Promise<void>;
}

type Show = (toast: Toast) => void;

const ToastContext = createContext<Show>(() => undefined);

/** Says what was done and keeps the way back open for a while. */
export const useToast = (): Show => useContext(ToastContext);

const OPEN_MS = 20_000;

/** One toast at a time, an area F6 reaches; it waits while somebody points at it or is in it. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();
  const show = useCallback<Show>((next) => setToast({ ...next }), []);
  return (
    <ToastContext value={show}>
      {children}
      <div role="status" className="Toasts">
        {toast ? <OneToast key={toast.text} toast={toast} onToast={setToast} /> : null}
      </div>
    </ToastContext>
  );
}

function OneToast({ toast, onToast }: { toast: Toast; onToast: (next: Toast | undefined) => void }) {
  const say = useWords();
  const [isHeld, setHeld] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onToast(undefined), OPEN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast, onToast]);
  const hold = useMemo(
    () => ({
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    }),
    [],
  );
  const undo = () => {
    setBusy(true);
    toast
      .undo?.()
      .then(() => onToast({ text: say('undone') }))
      .catch((error: Error) => onToast({ text: say('refused', { reason: error.message }) }));
  };
  return (
    <div className="Toast" data-area {...hold}>
      <span>{toast.text}</span>
      {toast.undo ? (
        <Button look="bar" size="small" isDisabled={isBusy} onPress={undo}>
          {say('undo')}
        </Button>
      ) : null}
      <Button look="bar" size="small" onPress={() => onToast(undefined)}>
        {say('close')}
      </Button>
    </div>
  );
}
