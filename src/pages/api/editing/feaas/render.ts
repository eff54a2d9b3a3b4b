import { FEAASRenderMiddleware } from '@sitecore-jss/sitecore-jss-nextjs/editing.js';
import { services } from '#src/server/compose.ts';
import { editingGuard } from '#src/server/editingGuard.ts';

/** The feature rendering endpoint (S-089). */
export default editingGuard(services, () => new FEAASRenderMiddleware().getHandler());
