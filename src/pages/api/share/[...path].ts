import { shareApi } from '#src/page/share/shareApi.ts';
import { services } from '#src/server/compose.ts';

export default shareApi(services);
