import { researchTopicsApi } from '#src/server/api/researchTopicsApi.ts';
import { services } from '#src/server/compose.ts';

export default researchTopicsApi(services);
