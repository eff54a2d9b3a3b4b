import { careNowApi } from '#src/server/api/careNowApi.ts';
import { services } from '#src/server/compose.ts';

export default careNowApi(services);
