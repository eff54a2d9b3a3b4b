import { reputationApi } from '#src/server/api/reputationApi.ts';
import { services } from '#src/server/compose.ts';

export default reputationApi(services);
