import { z } from 'zod';
import type { HttpClient } from '#src/adapters/http/createHttpClient.ts';
import { UpstreamError } from '#src/adapters/http/UpstreamError.ts';
import type { MapsPort, PlaceResult } from '#src/ports/FeedPorts.ts';

/** The western United States (S-346): north-west and south-east corners, degrees. */
const WESTERN_US = { topLeft: { lat: 49, lon: -125 }, bottomRight: { lat: 31, lon: -102 } } as const;

const point = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const result = z.object({
  id: z.string(),
  type: z.string(),
  entityType: z.string().optional(),
  address: z.object({ freeformAddress: z.string() }),
  position: point,
  boundingBox: z.object({ topLeftPoint: point, btmRightPoint: point }).optional().catch(undefined),
});

const coordinate = ({ lat, lon }: z.infer<typeof point>) => ({ latitude: lat, longitude: lon });

/** The maps search-address service (S-346, Q-231). A result that cannot be read is left out; when none can be, it is no answer. */
export function createMapsAdapter(options: { http: HttpClient; endpoint: string; key: string }): MapsPort {
  return {
    async searchAddress(query, { entityType, limit }) {
      const url = new URL(options.endpoint);
      const { topLeft, bottomRight } = WESTERN_US;
      for (const [name, value] of Object.entries({
        'api-version': '1.0',
        'subscription-key': options.key,
        countrySet: 'US',
        typeahead: 'true',
        topLeft: `${topLeft.lat},${topLeft.lon}`,
        btmRight: `${bottomRight.lat},${bottomRight.lon}`,
        query,
        ...(entityType ? { entityType } : {}),
        limit: String(limit),
      })) {
        url.searchParams.set(name, value);
      }
      const { body } = await options.http.json({
        upstream: 'maps',
        call: 'searchAddress',
        url,
        schema: z.object({ results: z.array(z.unknown()) }),
      });
      const places = body.results.flatMap((wire): PlaceResult[] => {
        const parsed = result.safeParse(wire);
        if (!parsed.success) return [];
        const { id, type, entityType: kind, address, position, boundingBox } = parsed.data;
        return [
          {
            id,
            type,
            ...(kind === undefined ? {} : { entityType: kind }),
            freeformAddress: address.freeformAddress,
            position: coordinate(position),
            ...(boundingBox === undefined
              ? {}
              : {
                  boundingBox: {
                    topLeft: coordinate(boundingBox.topLeftPoint),
                    bottomRight: coordinate(boundingBox.btmRightPoint),
                  },
                }),
          },
        ];
      });
      if (body.results.length > 0 && places.length === 0)
        throw new UpstreamError('wrong-schema', {
          upstream: 'maps',
          call: 'searchAddress',
          detail: 'results',
        });
      return places;
    },
  };
}
