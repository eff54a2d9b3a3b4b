import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { closeIcon } from '#src/ui/Icon/glyphs.ts';
import { cx } from '#src/ui/cx/cx.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The name of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Actions, kept in view below the scrolling body. */
  footer?: ReactNode;
  /** sheet: the full height of a phone, a side panel on wider screens. */
  variant?: 'dialog' | 'wide' | 'sheet';
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * A modal dialog on the platform's own `<dialog>`: the page behind is inert and does not scroll, focus goes
 * in, stays in and returns to where it was, Escape and a press outside close it.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  variant = 'dialog',
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const node = dialog.current;
    if (!open || !node) return undefined;
    const before = document.activeElement;
    if (!node.open) node.showModal();
    // An autofocus inside wins; else the title, so that a reader hears where they are.
    if (!node.querySelector('[autofocus], [data-autofocus]')) heading.current?.focus();
    else node.querySelector<HTMLElement>('[autofocus], [data-autofocus]')?.focus();
    return () => {
      if (node.open) node.close();
      // The browser returns the focus only on a close it sees; after an unmount it does not.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  const keepFocusInside = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Tab') return;
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
      (stop) => !stop.closest('[hidden]'),
    );
    const [first] = stops;
    const last = stops.at(-1);
    const at = document.activeElement;
    if (event.shiftKey && (at === first || at === heading.current)) {
      event.preventDefault();
      last?.focus();
    } else if (!event.shiftKey && at === last) {
      event.preventDefault();
      first?.focus();
    }
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // The key and pointer handlers only add to what the native dialog does by itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={cx('Dialog', `Dialog-${variant}`)}
      data-modal=""
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return; // a file picker inside also says 'cancel'
        event.preventDefault();
        onClose();
      }}
      onKeyDown={keepFocusInside}
      onClick={closeOnBackdrop}
    >
      {open ? (
        <div className="Dialog-frame">
          <div className="Dialog-head">
            <h2 id={titleId} ref={heading} tabIndex={-1} className="Dialog-title">
              {title}
            </h2>
            <Button look="quiet" icon={closeIcon} iconLabel={closeLabel} onClick={onClose} />
          </div>
          <div className="Dialog-body">{children}</div>
          {footer ? <div className="Dialog-foot">{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
