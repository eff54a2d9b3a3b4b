import type { ComponentType } from 'react';
import { later } from '../ui/later.tsx';
import type { ScreenProps } from './screens.ts';

/**
 * What the screens show, by their path; each is a file of its own, loaded when it is opened. The page builder is none: it
 * stands in the Studio's first file.
 */
export const VIEWS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  today: later(() => import('../today/TodayScreen.tsx').then((file) => file.TodayScreen)),
  media: later(() => import('../media/MediaScreen.tsx').then((file) => file.MediaScreen)),
  links: later(() => import('../reports/LinksScreen.tsx').then((file) => file.LinksScreen)),
  imports: later(() => import('../reports/ImportsScreen.tsx').then((file) => file.ImportsScreen)),
  dictionary: later(() => import('../dictionary/DictionaryScreen.tsx').then((file) => file.DictionaryScreen)),
  redirects: later(() => import('../redirects/RedirectsScreen.tsx').then((file) => file.RedirectsScreen)),
  people: later(() => import('../people/PeopleScreen.tsx').then((file) => file.PeopleScreen)),
  audit: later(() => import('../audit/AuditScreen.tsx').then((file) => file.AuditScreen)),
};
