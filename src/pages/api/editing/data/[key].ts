import { EditingDataMiddleware } from '@sitecore-jss/sitecore-jss-nextjs/editing.js';
import { services } from '#src/server/compose.ts';
import { editingGuard } from '#src/server/editingGuard.ts';

/** Posted layouts of chromes editing, for hosts without a disk of their own. */
export default editingGuard(services, () => new EditingDataMiddleware().getHandler());

export const config = { api: { bodyParser: { sizeLimit: '2mb' }, responseLimit: false } };
