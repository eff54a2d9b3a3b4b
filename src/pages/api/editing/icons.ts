import { iconsApi } from '#src/server/api/iconsApi.ts';
import { services } from '#src/server/compose.ts';

export default iconsApi(services);
