import { shareApi } from '#src/server/api/shareApi.ts';
import { services } from '#src/server/compose.ts';

export default shareApi(services);
