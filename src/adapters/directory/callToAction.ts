import type { CallToActionValue } from '#src/domain/entities/common.ts';
import { defined, linkValue } from './fields.ts';
import type { FieldReader } from './fields.ts';

/** c_callToAction, whatever way it is written; undefined without a headline. */
export function callToActionOf(action: FieldReader | undefined): CallToActionValue | undefined {
  const headline = action?.text('headline') ?? action?.text('label');
  if (!action || !headline) return undefined;
  const href = action.link('linkURL') ?? action.link('buttonURL') ?? action.link('link');
  return defined({
    headline,
    description: action.html('description') ?? action.html('content'),
    link: linkValue(
      href,
      action.text('linkText') ?? action.text('buttonContent') ?? action.text('label') ?? headline,
    ),
    icon: action.text('icon'),
  });
}
