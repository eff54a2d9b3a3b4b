import { exactNameMatchApi } from '#src/server/api/exactNameMatchApi.ts';
import { services } from '#src/server/compose.ts';

export default exactNameMatchApi(services);
