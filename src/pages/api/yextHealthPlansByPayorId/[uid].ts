import { plansByPayorApi } from '#src/server/api/plansByPayorApi.ts';
import { services } from '#src/server/compose.ts';

export default plansByPayorApi(services);
