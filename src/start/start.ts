/*
 * The first script of every page, and the only one of most: plain code, without React. It hears what is pressed early,
 * shows the headline face after the first paint, gives the page's own elements their manners, and brings React and an
 * island's code when something wakes (`wakeIsland`). The root says `data-editing` on a page that is being edited, and
 * the script's element names in `data-wakes` what the islands need that wake at once, so that it comes in one go.
 */
import { tellPageView } from '#src/components/metadata/AnalyticsPageView/tellPageView.ts';
import { answerOptOut } from '#src/components/metadata/ConsentPreferences/answerOptOut.ts';
import { loadLiveChat } from '#src/browser/loadLiveChat.ts';
import { keepAddressState } from '#src/components/navigation/LanguageSelector/keepAddressState.ts';
import { toggleNavigation } from '#src/components/navigation/Navigation/toggleNavigation.ts';
import { followRedirect } from '#src/components/navigation/Redirect/followRedirect.ts';
import { sendQueryAsJson } from '#src/components/shell/HeaderSearchFlyout/sendQueryAsJson.ts';
import { moveStickyHeader } from '#src/components/shell/SiteHeader/moveStickyHeader.ts';
import { keepOneOpen } from '#src/ui/Disclosure/keepOneOpen.ts';
import { wireFlyouts } from '#src/ui/flyout/wireFlyouts.ts';
import { focusPressed } from '#src/ui/focusPressed/focusPressed.ts';
import { openTarget } from '#src/ui/openTarget/openTarget.ts';
import { afterPaint, whenLoaded, whenRead } from './afterPaint.ts';
import { breathe } from './breathe.ts';
import { tellClicks } from './tellClicks.ts';
import { wakeIslands, wakeOnPress } from './wakeIslands.ts';
import { whenNear } from './whenNear.ts';

/** Starts a page in the browser. `wakes` are addresses of scripts. */
export function start(isEditing: boolean, wakes: readonly string[]): void {
  const { documentElement } = document;
  const showHeadlineFace = () => documentElement.setAttribute('data-faces', '');
  // Who comes from another page of the site has the face already: no change of face before their eyes.
  if (document.referrer.startsWith(`${location.origin}/`)) showHeadlineFace();

  focusPressed(document);
  tellClicks(document);
  wakeOnPress(document);
  whenRead(() => {
    followRedirect(document);
    openTarget(window);
    wireFlyouts(document);
    keepOneOpen(document);
    toggleNavigation(document);
    sendQueryAsJson(document);
    keepAddressState(document);
    moveStickyHeader(document);
    tellPageView(document);
    answerOptOut(document);
    if (document.querySelector('[data-over-at]'))
      void import(/* webpackChunkName: "event-page" */ './eventPage.ts').then(
        ({ tellOver, shareByDevice }) => {
          tellOver(document);
          shareByDevice(document);
        },
      );
    if (document.querySelector('[data-finder]'))
      void import(/* webpackChunkName: "service-index" */ './serviceIndex.ts').then(({ filterServices }) =>
        filterServices(document),
      );
  });
  whenLoaded(() => loadLiveChat(document));
  afterPaint(() => {
    const [care] = document.querySelectorAll('[data-care]');
    if (care)
      whenNear(care, () => {
        void import(/* webpackChunkName: "care-now" */ './careNow.ts').then(({ tellCareNow }) =>
          tellCareNow(document),
        );
      });
    // In the file of the page's islands, which are made of the same rules.
    if (document.querySelector('[data-facts]'))
      void import(/* webpackChunkName: "facility" */ './facilityFacts.ts').then(
        async ({ tellFacilityFacts }) => {
          await breathe();
          tellFacilityFacts(document);
        },
      );
    for (const href of wakes)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
      );
    showHeadlineFace();
    wakeIslands(document, isEditing);
  });
  if (isEditing)
    whenRead(() => {
      void import(/* webpackChunkName: "editor-panel" */ './wakeEditor.tsx').then(({ wakeEditor }) =>
        wakeEditor(document),
      );
    });
}
