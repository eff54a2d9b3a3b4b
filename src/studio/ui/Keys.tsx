import { useWords } from '../strings/useWords.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
/** What keys are called that are not called alike everywhere. */
const NAMES = { Shift: 'keyShift', Enter: 'keyEnter', Esc: 'keyEscape' } as const;
const APPLE: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };

/** Keys that are pressed together, as in `Ctrl Shift Z`, by the names on them. */
export function Keys({ keys }: { keys: string }) {
  const say = useWords();
  const nameOf = (key: string) => {
    if (isApple && key in APPLE) return APPLE[key];
    return key in NAMES ? say(NAMES[key as keyof typeof NAMES]) : key;
  };
  return <kbd>{keys.split(' ').map(nameOf).join(' ')}</kbd>;
}
