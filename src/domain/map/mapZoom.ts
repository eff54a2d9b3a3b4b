/** The nearest a map of places begins. */
const NEAREST = 8;

/** How near a map begins, as an editor's `Zoom` says: 1 is the whole state. Undefined when it says nothing readable. */
export function mapZoom(written: string | undefined): number | undefined {
  const zoom = Number.parseInt(written ?? '', 10);
  return zoom >= 1 ? Math.min(zoom, NEAREST) : undefined;
}
