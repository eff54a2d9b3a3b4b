/** The id of a video at Brightcove, digits or a reference id; undefined for anything else. */
export function brightcoveId(text: string | undefined): string | undefined {
  return text !== undefined && /^(\d{6,20}|ref:[\w-]+)$/.test(text) ? text : undefined;
}
