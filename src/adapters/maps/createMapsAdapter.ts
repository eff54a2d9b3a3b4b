import { z } from 'zod';
import type { HttpClient } from '#src/adapters/http/createHttpClient.ts';
import { UpstreamError } from '#src/adapters/http/UpstreamError.ts';
import type { MapsPort, PlaceResult } from '#src/ports/FeedPorts.ts';

/** Degrees of the north, west, south and east edge. */
export type MapsArea = readonly [north: number, west: number, south: number, east: number];

/** The western United States (S-346). */
const WESTERN_US: MapsArea = [49, -125, 31, -102];

const point = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const result = z.object({
  id: z.string(),
  type: z.string(),
  entityType: z.string().optional(),
  address: z.object({
    freeformAddress: z.string(),
    countrySecondarySubdivision: z.string().optional().catch(undefined),
  }),
  position: point,
  boundingBox: z.object({ topLeftPoint: point, btmRightPoint: point }).optional().catch(undefined),
});

const coordinate = ({ lat, lon }: z.infer<typeof point>) => ({ latitude: lat, longitude: lon });

/** The maps search-address service (S-346, Q-231). A result that cannot be read is left out; when none can be, it is no answer. */
export function createMapsAdapter(options: {
  http: HttpClient;
  endpoint: string;
  key: string;
  /** Where places are looked for; the western United States when left out. */
  area?: MapsArea | undefined;
}): MapsPort {
  const [north, west, south, east] = options.area ?? WESTERN_US;
  return {
    async searchAddress(query, { entityType, limit }) {
      const url = new URL(options.endpoint);
      for (const [name, value] of Object.entries({
        'api-version': '1.0',
        'subscription-key': options.key,
        countrySet: 'US',
        typeahead: 'true',
        topLeft: `${north},${west}`,
        btmRight: `${south},${east}`,
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
            ...(address.countrySecondarySubdivision && { county: address.countrySecondarySubdivision }),
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
