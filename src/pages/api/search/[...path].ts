import { searchApi } from '#src/server/api/searchApi.ts';
import { services } from '#src/server/compose.ts';

export default searchApi(services);

export const config = { api: { bodyParser: { sizeLimit: '32kb' }, responseLimit: '8mb' } };
