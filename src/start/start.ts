/*
 * The first script of every page: plain code, without React, and little of it, because it shares a phone's line with the
 * styles. It hears what is pressed early, tells clicks, shows the headline face after the first paint, and then asks for
 * all that follows (`goOn.ts`). The root says `data-editing` on a page that is being edited, and the script's element
 * names in `data-wakes` what the islands need that wake at once, so that it comes in one go.
 */
import { toggleNavigation } from '#src/components/navigation/Navigation/toggleNavigation.ts';
import { focusPressed } from '#src/ui/focusPressed/focusPressed.ts';
import { breathe } from '#src/browser/breathe.ts';
import { afterPaint, whenRead } from './afterPaint.ts';
import { hearPresses } from './presses.ts';
import { tellClicks } from './tellClicks.ts';
import { wakesWhenAsked } from './wakesWhenAsked.ts';

/** Starts a page in the browser. `wakes` are addresses of scripts. */
export function start(isEditing: boolean, wakes: readonly string[]): void {
  const { documentElement } = document;
  const showHeadlineFace = () => documentElement.setAttribute('data-faces', '');
  // Who comes from another page of the site has the face already: no change of face before their eyes.
  if (document.referrer.startsWith(`${location.origin}/`)) showHeadlineFace();

  focusPressed(document);
  tellClicks(document);
  toggleNavigation(document);
  // What follows is one file, whichever of its parts is asked for first.
  hearPresses(
    document,
    wakesWhenAsked(() => import(/* webpackChunkName: "go-on" */ './wakeIslands.ts')),
  );
  afterPaint(() => {
    // Asked for first: what stands in the page works when it is there.
    void import(/* webpackChunkName: "go-on" */ './goOn.ts').then(
      ({ goOn }) => goOn(document, isEditing),
      (error: unknown) => console.error('The page could not go on', error),
    );
    void breathe()
      .then(() => preload(wakes))
      .then(breathe)
      .then(showHeadlineFace);
  });
  if (isEditing)
    whenRead(() => {
      void import(/* webpackChunkName: "editor-panel" */ './wakeEditor.tsx').then(({ wakeEditor }) =>
        wakeEditor(document),
      );
    });
}

/** Has the browser fetch scripts that will be asked for soon. */
function preload(scripts: readonly string[]): void {
  for (const href of scripts)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    );
}
