import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** On a narrow screen pages and outline lie over the page, when somebody asks for them. */
export function useDrawer() {
  const side = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const close = () => {
    if (!isOpen) return;
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    side.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"], button')?.focus();
  }, [isOpen]);
  const drawer = {
    isOpen,
    close,
    toggle: () => (isOpen ? close() : setOpen(true)),
    props: {
      ...(isOpen && { 'data-open': '' }),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') close();
      },
    },
  };
  return { side, drawer };
}

/** Opens it; there is none where the lists have room beside the page. */
export function DrawerButton({ drawer }: { drawer: ReturnType<typeof useDrawer>['drawer'] }) {
  const say = useWords();
  return (
    <Button look="bare" size="small" aria-expanded={drawer.isOpen} onPress={drawer.toggle}>
      <Icon name="slot" /> {say('pages')}
    </Button>
  );
}
