import { placesApi } from '#src/server/api/placesApi.ts';
import { services } from '#src/server/compose.ts';

export default placesApi(services);
