import { authoringApi } from '#src/server/api/authoringApi.ts';
import { services } from '#src/server/compose.ts';

export default authoringApi(services);

export const config = { api: { bodyParser: { sizeLimit: '256kb' } } };
