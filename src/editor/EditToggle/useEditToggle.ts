import { useCallback, useEffect, useState } from 'react';

/** The storage key of a component's editing switch: one per placed component (E-061, E-063). */
export const editToggleKey = (component: string, uid: string | undefined) =>
  `edit-toggle:${component}:${uid ?? ''}`;

/** Reads a switch; off where storage is refused. */
export function readEditToggle(key: string): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

/** Remembers a switch for next time; without storage it lasts for this page. */
export function writeEditToggle(key: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // storage is refused: nothing to remember it in
  }
}

/** An editing switch of one placed component, remembered in local storage (E-063). */
export function useEditToggle(
  component: string,
  uid: string | undefined,
): [isOn: boolean, set: (isOn: boolean) => void] {
  const key = editToggleKey(component, uid);
  const [isOn, setOn] = useState(false);
  useEffect(() => setOn(readEditToggle(key)), [key]);
  const set = useCallback(
    (next: boolean) => {
      setOn(next);
      writeEditToggle(key, next);
    },
    [key],
  );
  return [isOn, set];
}
