/*
 * What follows the page's first script (`start.ts`) once something is painted: the manners of the page's own elements, what is
 * told once a page is read, and what brings React and an island's code when something wakes (`wakeIslands.ts`).
 */
import { tellPageView } from '#src/components/metadata/AnalyticsPageView/tellPageView.ts';
import { answerOptOut } from '#src/components/metadata/ConsentPreferences/answerOptOut.ts';
import { loadLiveChat } from '#src/browser/loadLiveChat.ts';
import { keepAddressState } from '#src/components/navigation/LanguageSelector/keepAddressState.ts';
import { followRedirect } from '#src/components/navigation/Redirect/followRedirect.ts';
import { sendQueryAsJson } from '#src/components/shell/HeaderSearchFlyout/sendQueryAsJson.ts';
import { moveStickyHeader } from '#src/components/shell/SiteHeader/moveStickyHeader.ts';
import { keepOneOpen } from '#src/ui/Disclosure/keepOneOpen.ts';
import { wireFlyouts } from '#src/ui/flyout/wireFlyouts.ts';
import { openTarget } from '#src/ui/openTarget/openTarget.ts';
import { whenLoaded } from './afterPaint.ts';
import { breathe } from '#src/browser/breathe.ts';
import { wakeIslands } from './wakeIslands.ts';
import { whenNear } from './whenNear.ts';

/** Goes on with a page that has been painted and read to its end. */
export function goOn(root: Document, isEditing: boolean): void {
  followRedirect(root);
  openTarget(window);
  wireFlyouts(root);
  keepOneOpen(root);
  sendQueryAsJson(root);
  keepAddressState(root);
  moveStickyHeader(root);
  tellPageView(root);
  answerOptOut(root);
  tellWhatIsNow(root);
  wakeIslands(root, isEditing);
  whenLoaded(() => loadLiveChat(root));
}

/** Parts of a page that hold at the moment they are read, each in code of its own. */
function tellWhatIsNow(root: Document): void {
  if (root.querySelector('[data-over-at]'))
    void import(/* webpackChunkName: "event-page" */ './eventPage.ts').then(({ tellOver, shareByDevice }) => {
      tellOver(root);
      shareByDevice(root);
    });
  if (root.querySelector('[data-finder]'))
    void import(/* webpackChunkName: "service-index" */ './serviceIndex.ts').then(({ filterServices }) =>
      filterServices(root),
    );
  const care = root.querySelector('[data-care]');
  if (care)
    whenNear(care, () => {
      void import(/* webpackChunkName: "care-now" */ './careNow.ts').then(({ tellCareNow }) =>
        tellCareNow(root),
      );
    });
  // In the file of the page's islands, which are made of the same rules.
  if (root.querySelector('[data-facts]'))
    void import(/* webpackChunkName: "facility" */ './facilityFacts.ts').then(
      async ({ tellFacilityFacts }) => {
        await breathe();
        tellFacilityFacts(root);
      },
    );
}
