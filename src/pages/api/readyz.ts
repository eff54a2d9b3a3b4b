import { readyzApi } from '#src/server/api/readyzApi.ts';
import { services } from '#src/server/compose.ts';

export default readyzApi(services);
