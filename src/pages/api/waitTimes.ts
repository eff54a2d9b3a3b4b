import { waitTimesApi } from '#src/server/api/waitTimesApi.ts';
import { services } from '#src/server/compose.ts';

export default waitTimesApi(services);
