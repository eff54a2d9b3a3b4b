import { healthzApi } from '#src/server/api/healthzApi.ts';

export default healthzApi;
