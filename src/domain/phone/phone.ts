/** Ten digits of a US number and the digits after them. */
interface PhoneParts {
  area: string;
  exchange: string;
  line: string;
  extension: string;
}

function phoneParts(text: string | null | undefined): PhoneParts | undefined {
  const match = /^1?(\d{3})(\d{3})(\d{4})(\d*)$/.exec((text ?? '').replace(/\D/g, ''));
  if (!match) return undefined;
  const [, area = '', exchange = '', line = '', extension = ''] = match;
  return { area, exchange, line, extension };
}

/** `ddd-ddd-dddd`, with `, ext. N` for further digits; undefined when it is no phone (R-100 to R-103, A-52). */
export function formatPhone(text: string | null | undefined): string | undefined {
  const parts = phoneParts(text);
  if (!parts) return undefined;
  const { area, exchange, line, extension } = parts;
  return `${area}-${exchange}-${line}${extension ? `, ext. ${extension}` : ''}`;
}

/** `tel:+1dddddddddd`, without the extension; undefined when it is no phone (A-52). */
export function phoneHref(text: string | null | undefined): string | undefined {
  const parts = phoneParts(text);
  return parts && `tel:+1${parts.area}${parts.exchange}${parts.line}`;
}
