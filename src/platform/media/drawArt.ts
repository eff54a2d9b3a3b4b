import { drawCampusPlan } from './art/campusPlan.ts';
import type { RampName } from './art/inks.ts';
import { drawRoom, isRoomName } from './art/rooms.ts';
import { drawLandscape, drawScene, isSceneName } from './art/drawScene.ts';
import { drawPortrait } from './portraits/drawPortrait.ts';
import { readPortrait } from './portraits/Portrait.ts';

/** Kinds that show a place. */
const PLACES = new Set(['facility', 'location', 'region']);
/** Kinds that set a mood beside words. */
const MOODS = new Set(['landscape', 'hero', 'banner', 'promo', 'story']);

/**
 * The picture at `art/<path>.svg`; undefined where there is none. The same path always gives the same bytes.
 *
 * - `scene/<subject>/<id>`: the subject, in a light and on a ground that follow from the id; a subject nobody drew is the clipboard.
 * - `room/<room>/<id>`: a room; one nobody drew is not found, since a gallery shows what its caption names.
 * - `portrait/<parts>`: a person; parts that are none are not found.
 * - `campus-map/<id>`: a plan of the campus.
 * - `<kind>/<id>`, as written before there were subjects and as editors' content may hold: an entrance for places, a landscape for moods,
 *   else the subject that the id or the kind is the name of (`service/heart`, `research/study7`), else the clipboard.
 */
export function drawArt(path: string, ramp: RampName = 'main'): string | undefined {
  const [kind = '', name = '', id] = path.split('/');
  if (kind === 'scene') return drawScene(isSceneName(name) ? name : 'visit', id ?? name, ramp);
  if (kind === 'room') return id && isRoomName(name) ? drawRoom(name, id, ramp) : undefined;
  if (id !== undefined) return undefined;
  if (kind === 'portrait') return portraitOf(name, ramp);
  if (kind === 'campus-map') return drawCampusPlan(name, ramp);
  if (PLACES.has(kind)) return drawRoom('entrance', name, ramp);
  if (MOODS.has(kind)) return drawLandscape(`${kind}-${name}`, ramp);
  return drawScene([name, kind].find(isSceneName) ?? 'visit', `${kind}-${name}`, ramp);
}

function portraitOf(code: string, ramp: RampName): string | undefined {
  const portrait = readPortrait(code);
  return portrait && drawPortrait(portrait, ramp);
}
