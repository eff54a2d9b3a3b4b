import { robotsApi } from '#src/server/api/robotsApi.ts';
import { services } from '#src/server/compose.ts';

export default robotsApi(services);
