import { EditingConfigMiddleware } from '@sitecore-jss/sitecore-jss-nextjs/editing.js';
import jss from '@sitecore-jss/sitecore-jss-nextjs/package.json';
import { registry } from '#src/page/registry.ts';
import { services } from '#src/server/compose.ts';
import { editingGuard } from '#src/server/editingGuard.ts';

/** What the editor may place: the registry's names. */
export default editingGuard(services, () =>
  new EditingConfigMiddleware({
    components: Object.keys(registry.rows),
    metadata: { packages: { '@sitecore-jss/sitecore-jss-nextjs': jss.version } },
  }).getHandler(),
);
