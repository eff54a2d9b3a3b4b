import type { NextApiHandler } from 'next';
import type { Services } from '#src/server/compose.ts';
import { apiRoute, queryText } from './apiRoute.ts';

/**
 * GET /api/yextHealthPlansByPayorId/{uid}?locale= : the plans of a payor (S-356), by its uid or entity id, as `{ data }`,
 * each with its names as the directory has them and the address of its page; empty for a payor without plans, with 404 for
 * an unknown payor, with 503 when it cannot be told.
 */
export function plansByPayorApi(services: () => Pick<Services, 'directory' | 'log' | 'env'>): NextApiHandler {
  return apiRoute(
    {
      name: 'yextHealthPlansByPayorId',
      methods: ['GET'],
      rate: { burst: 20, perMinute: 60 },
      log: () => services().log,
      trustedHops: () => services().env.TRUSTED_PROXY_HOPS,
    },
    async (request) => {
      const uid = queryText(request, 'uid', 64) ?? '';
      const locale = request.query['locale'] === 'es' ? 'es' : 'en';
      if (!/^[\w-]+$/.test(uid)) return { status: 400, body: { data: [], error: 'uid is required' } };
      try {
        const { directory } = services();
        const payor = await directory.entity('ce_healthPlanPayor', uid, 'en');
        if (payor.kind === 'failed') throw payor.error;
        if (payor.kind === 'absent') return { status: 404, body: { data: [] } };
        const plans = await directory.plansOfPayor(payor.value.uid, locale);
        const data = plans.map(({ id, uid: planUid, name, productName, payorName, path }) => ({
          id,
          uid: planUid,
          c_healthPlanDisplayName: name,
          ...(productName ? { c_healthPlanProductName: productName } : {}),
          ...(payorName ? { c_payorRelationship: [{ name: payorName }] } : {}),
          path,
        }));
        return { body: { data }, caching: { kind: 'shared', seconds: 300 } };
      } catch {
        return { status: 503, body: { data: [] } };
      }
    },
  );
}
