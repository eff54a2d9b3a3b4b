import { EditingRenderMiddleware } from '@sitecore-jss/sitecore-jss-nextjs/editing.js';
import { services } from '#src/server/compose.ts';
import { editingGuard } from '#src/server/editingGuard.ts';

/** Where this process listens; JSS would build its own address from the Host header of the request. */
const ownAddress = () => `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** Enters editing or preview: sets the preview cookies and leads to the page. */
export default editingGuard(
  services,
  () => new EditingRenderMiddleware({ resolveServerUrl: ownAddress }).getHandler(),
  { takesTickets: true },
);

export const config = { api: { bodyParser: { sizeLimit: '2mb' }, responseLimit: false } };
