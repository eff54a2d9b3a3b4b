import { z } from 'zod';

/** An answer about a site, which is null where there is none. Absence is an explicit null. */
export const siteAnswer = <Info extends z.ZodRawShape>(info: Info) =>
  z.object({ site: z.object({ siteInfo: z.object(info).nullable() }) });
