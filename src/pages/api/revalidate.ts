import { revalidateApi } from '#src/server/api/revalidateApi.ts';
import { services } from '#src/server/compose.ts';

export default revalidateApi(services);

/** The signature is over the body as sent. */
export const config = { api: { bodyParser: false } };
