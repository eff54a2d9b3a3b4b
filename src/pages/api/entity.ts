import { entityApi } from '#src/server/api/entityApi.ts';
import { services } from '#src/server/compose.ts';

export default entityApi(services);
