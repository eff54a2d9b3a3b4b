import { editingDataService } from '@sitecore-jss/sitecore-jss-nextjs/editing.js';
import type { PageServices } from '#src/page/createPage.ts';
import { services } from '#src/server/compose.ts';
import { writeTicket } from '#src/server/savingTicket.ts';

/** What pages are made with, from the services of this process. */
export function pageServices(): PageServices {
  const { content, directory, search, maps, sites, identities, config, log, env, authoring } = services();
  return {
    content,
    directory,
    search,
    maps,
    sites,
    identities,
    config,
    log,
    editing: {
      savesHere: authoring !== undefined,
      seal: (ticket) =>
        env.JSS_EDITING_SECRET ? writeTicket(ticket, env.JSS_EDITING_SECRET, new Date()) : undefined,
    },
    // Chromes editing posts its layout beforehand; JSS keeps it on disk under a key that is read once.
    postedLayout: async (previewData) => {
      const posted = await editingDataService.getEditingData(previewData as never);
      return posted && { layoutData: posted.layoutData, dictionary: posted.dictionary };
    },
  };
}
