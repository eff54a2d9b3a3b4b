import { healthTopicsApi } from '#src/server/api/healthTopicsApi.ts';
import { services } from '#src/server/compose.ts';

export default healthTopicsApi(services);
