import { asideScenes } from './asideScenes.ts';
import { careScenes } from './careScenes.ts';
import { GROUNDS } from './grounds.ts';
import type { GroundName } from './grounds.ts';
import type { RampName } from './inks.ts';
import { LIGHTS, LIGHT_NAMES } from './lights.ts';
import type { Light, LightName } from './lights.ts';
import { homeScenes } from './homeScenes.ts';
import { organScenes } from './organScenes.ts';
import { peopleScenes } from './peopleScenes.ts';
import { choicesOf } from './random.ts';
import type { CompanionName, Scene } from './Scene.ts';
import { arcs, circle, group, picture, rect } from './shapes.ts';
import { cloud, cup, plant, tree } from './things.ts';
import { thingScenes } from './thingScenes.ts';
import { visitScenes } from './visitScenes.ts';

const WIDTH = 480;
const HEIGHT = 320;

export const SCENES = {
  ...organScenes,
  ...peopleScenes,
  ...careScenes,
  ...thingScenes,
  ...asideScenes,
  ...homeScenes,
  ...visitScenes,
};
export type SceneName = keyof typeof SCENES;

export const isSceneName = (name: string): name is SceneName => Object.hasOwn(SCENES, name);

/** What an id decides about the picture of a subject. */
export interface Variation {
  light: LightName;
  ground: GroundName | undefined;
  companion: CompanionName | undefined;
  isMirrored: boolean;
}

/** How the subject stands in the picture of one id: the same for the same id. */
export function variationOf(name: SceneName, id: string): Variation {
  const scene: Scene = SCENES[name];
  const by = choicesOf(`${name}/${id}`);
  // Numbers that follow each other never share a light: lists are full of them.
  const number = Number(/(\d{1,9})\D*$/.exec(id)?.[1] ?? by.int(0, 999));
  const light = scene.lights[number % scene.lights.length] ?? scene.lights[0];
  const [first, ...others] = scene.grounds;
  const companions = Object.keys(scene.companions ?? {}) as CompanionName[];
  return {
    light,
    ground: first && by.pick([first, ...others]),
    companion: by.pick<CompanionName | undefined>([undefined, undefined, ...companions]),
    isMirrored: !scene.isOneWay && by.int(0, 1) === 1,
  };
}

/** The picture of a topic as a file of 480 by 320: the subject is the topic's, all else follows from the id. */
export function drawScene(name: SceneName, id: string, ramp: RampName = 'main'): string {
  const body = sceneBody(name, id, variationOf(name, id));
  return picture(WIDTH, HEIGHT, body, ramp);
}

/** Land, light and the disc, without a subject: a mood, for what no subject stands for. */
export function drawLandscape(id: string, ramp: RampName = 'main'): string {
  const by = choicesOf(`landscape/${id}`);
  const p = LIGHTS[by.pick(LIGHT_NAMES)];
  const [x, y] = [by.pick([110, 240, 370]), by.int(96, 140)];
  const ground = by.pick(['hills', 'meadow', 'coast'] as const);
  const layers =
    rect(0, 0, WIDTH, HEIGHT, p.sky) +
    arcs(x, y, 58, 8, p.ring, 2.1) +
    circle(x, y, 42, 'sun') +
    GROUNDS[ground](p, by, WIDTH, HEIGHT) +
    drawCompanion('trees', x < 240 ? 404 : 76, p);
  return picture(WIDTH, HEIGHT, layers, ramp);
}

/** The layers of a scene, from the sky to what stands before the disc. */
export function sceneBody(
  name: SceneName,
  id: string,
  { light, ground, companion, isMirrored }: Variation,
): string {
  const scene: Scene = SCENES[name];
  const p = LIGHTS[light];
  const disc = scene.sun ? circle(...scene.sun, 'sun') : '';
  const at = companion && scene.companions?.[companion];
  const layers =
    rect(0, 0, WIDTH, HEIGHT, p.sky) +
    (scene.arcs ? arcs(...scene.arcs, 8, p.ring, 2.1, light === 'dusk' ? 0.55 : 0.85) : '') +
    (scene.isSunBehind ? disc : '') +
    (ground ? GROUNDS[ground](p, choicesOf(`${id}/land`), WIDTH, HEIGHT) : '') +
    (companion && at !== undefined ? drawCompanion(companion, at, p) : '') +
    scene.draw(p) +
    (scene.isSunBehind ? '' : disc) +
    (scene.over?.(p) ?? '');
  return isMirrored ? group(`translate(${WIDTH} 0) scale(-1 1)`, layers) : layers;
}

function drawCompanion(name: CompanionName, x: number, p: Light): string {
  switch (name) {
    case 'plant':
      return plant(x, 290, 78, p);
    case 'cup':
      return cup(x, 292, 46, p);
    case 'cloud':
      return cloud(x, 74, 30, p.ring);
    case 'trees':
      return (
        tree(x, 286, 84, 'cypress', p.body3) +
        tree(x + 30, 290, 60, 'cypress', p.body3) +
        tree(x - 26, 284, 54, 'cypress', p.body2)
      );
  }
}
