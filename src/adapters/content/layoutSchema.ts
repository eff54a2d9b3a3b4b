import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { z } from 'zod';
import { safeLayout } from './safeLayout.ts';
import type { LayoutSource } from './safeLayout.ts';

const rendering: z.ZodType = z.lazy(() =>
  z.looseObject({
    componentName: z.string(),
    uid: z.string().optional(),
    params: z.record(z.string(), z.string()).optional(),
    placeholders: placeholders.optional(),
  }),
);
const placeholders = z.record(
  z.string(),
  z.array(z.union([rendering, z.looseObject({ name: z.literal('code') })])),
);

const layoutShape = z.looseObject({
  sitecore: z.looseObject({
    context: z.looseObject({ pageEditing: z.boolean().optional(), language: z.string().optional() }),
    route: z
      .looseObject({
        name: z.string(),
        itemId: z.string().optional(),
        fields: z.record(z.string(), z.unknown()).nullish(),
        placeholders,
      })
      .nullable(),
  }),
});

/**
 * Checks a layout answer down to every rendering's name and parameters, so that a page step may trust them, and
 * cleans its rich text as its source wants.
 * Throws an Error naming the first problems.
 */
export function checkLayout(value: unknown, source: LayoutSource): LayoutServiceData {
  const result = layoutShape.safeParse(value);
  if (result.success) return safeLayout(result.data as unknown as LayoutServiceData, source);
  const problems = result.error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`);
  throw new Error(`The layout has an unexpected shape: ${problems.join('; ')}`);
}
