import { eventsApi } from '#src/server/api/savedFilesApi.ts';
import { services } from '#src/server/compose.ts';

export default eventsApi(services);
