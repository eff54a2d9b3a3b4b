import type { Session } from '../api/StudioApi.ts';
import type { Strings } from '../strings/en.ts';
import type { IconName } from '../ui/Icon.tsx';

/** What every screen beside the page builder is given. */
export interface ScreenProps {
  session: Session;
  onSignOut: () => void;
}

/** A screen of the Studio: its first part of the address, its name in the menu, and the right without which it is not offered. */
export interface Screen {
  path: string;
  title: keyof Strings;
  icon: IconName;
  right?: string;
}

/** Screens in the order of the menu; what each shows is in screenViews.ts, which the bar over all of them must not know. */
export const SCREENS: readonly Screen[] = [
  { path: 'today', title: 'today', icon: 'day' },
  { path: 'pages', title: 'pages', icon: 'page' },
  { path: 'media', title: 'mediaTitle', icon: 'picture', right: 'read' },
  { path: 'links', title: 'links', icon: 'link', right: 'read' },
  { path: 'imports', title: 'imports', icon: 'upload', right: 'directory' },
  { path: 'dictionary', title: 'dictionaryTitle', icon: 'words', right: 'read' },
  { path: 'redirects', title: 'redirectsTitle', icon: 'way', right: 'read' },
  { path: 'people', title: 'people', icon: 'people', right: 'people' },
  { path: 'audit', title: 'audit', icon: 'log', right: 'audit' },
];

/** Screens the person may open. The platform refuses by itself what they may not do there. */
export const screensFor = ({ rights }: Session): readonly Screen[] =>
  SCREENS.filter(({ right }) => right === undefined || rights.includes(right));
