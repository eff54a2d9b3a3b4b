import { useEffect, useState } from 'react';
import { hasConsent, onConsent } from './consent.ts';

/** Whether the visitor allows a category; not on the server and in the first render, which pages are kept from. */
export function useConsent(category: string): boolean {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    setAllowed(hasConsent(category));
    return onConsent((categories) => setAllowed(categories.includes(category)));
  }, [category]);
  return isAllowed;
}
