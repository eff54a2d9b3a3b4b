import type { Strings } from '../strings/en.ts';

/** What a kind of page is called. */
export function kindWords(template: string): keyof Strings {
  if (template === 'ServicePage') return 'kindService';
  return template === 'HealthWellnessPage' ? 'kindHealth' : 'kindPage';
}
