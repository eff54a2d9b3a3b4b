import { SCENES, drawScene, variationOf } from './drawScene.ts';
import type { SceneName } from './drawScene.ts';
import { RAMPS } from './inks.ts';
import type { Ink } from './inks.ts';
import { LIGHTS, LIGHT_NAMES } from './lights.ts';
import type { LightName } from './lights.ts';
import { ROOMS, drawRoom } from './rooms.ts';
import type { RoomName } from './rooms.ts';
import { drawCampusPlan } from './campusPlan.ts';

const names = Object.keys(SCENES) as SceneName[];
const rooms = Object.keys(ROOMS) as RoomName[];
const IDS = Array.from({ length: 24 }, (_, at) => `art${at}`);
const pictures: [name: string, svg: string][] = [
  ...names.flatMap((name) => IDS.map((id): [string, string] => [`${name} ${id}`, drawScene(name, id)])),
  ...rooms.flatMap((name) =>
    IDS.slice(0, 4).map((id): [string, string] => [`${name} ${id}`, drawRoom(name, id)]),
  ),
  ['campus', drawCampusPlan('fac1')],
];

it('has a point of coral in every subject', () => {
  for (const name of names)
    expect([name, drawScene(name, 'a')]).toEqual([name, expect.stringContaining(RAMPS.main.sun)]);
});

it('has names that addresses can have', () => {
  expect(names.filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
});

it('draws every picture the same again, at 9 kB at most', () => {
  for (const name of names) expect(drawScene(name, 'art7')).toBe(drawScene(name, 'art7'));
  expect(pictures.filter(([, svg]) => svg.length > 9216).map(([name]) => name)).toEqual([]);
});

it('draws well-formed files without script, text, style or anything to load', () => {
  for (const [name, svg] of pictures) {
    expect([name, /NaN|undefined|Infinity|var\(|<script|<text|<style|href|\son\w+=/.test(svg)]).toEqual([
      name,
      false,
    ]);
    const opened = svg.match(/<[a-z]/gi)?.length ?? 0;
    const closed = (svg.match(/<\//g)?.length ?? 0) + (svg.match(/\/>/g)?.length ?? 0);
    expect([name, opened]).toEqual([name, closed]);
    // An attribute given twice makes the whole file unreadable.
    const twice = svg.match(/<[a-z][^>]*?\s([\w-]+)="[^"]*"[^>]*\s\1="/gi);
    expect([name, twice]).toEqual([name, null]);
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect([name, new Set(ids).size]).toEqual([name, ids.length]);
  }
});

it('stands only in lights and on grounds the subject may take, and turns round nothing that is read', () => {
  for (const name of names) {
    const seen = IDS.map((id) => variationOf(name, id));
    expect([name, new Set(seen.map(({ light }) => light))]).toEqual([name, new Set(SCENES[name].lights)]);
    for (const { ground } of seen) expect([undefined, ...SCENES[name].grounds]).toContain(ground);
  }
  for (const name of ['visit', 'bills', 'diabetes', 'telehealth', 'imaging'] as const)
    expect(IDS.filter((id) => variationOf(name, id).isMirrored)).toEqual([]);
});

it('gives numbers that follow each other different lights', () => {
  for (const name of names)
    for (const [at, id] of IDS.slice(1).entries())
      expect([name, id, variationOf(name, id).light]).not.toEqual([
        name,
        id,
        variationOf(name, `art${at}`).light,
      ]);
});

/** Relative luminance contrast, as WCAG has it. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) =>
    [1, 3, 5]
      .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at]!, 0);
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['main', 'plan'] as const)('contrast against the sky in the ramp %s', (ramp) => {
  const against = (light: LightName, ink: Ink) => contrast(RAMPS[ramp][ink], RAMPS[ramp][LIGHTS[light].sky]);

  it.each(LIGHT_NAMES)('what carries the meaning stands out in %s', (light) => {
    expect(against(light, LIGHTS[light].body)).toBeGreaterThanOrEqual(2.3);
  });

  it('a pale subject stands at dusk or in the tide alone', () => {
    expect(against('dusk', 'paper')).toBeGreaterThan(7);
    for (const name of ['brain', 'teeth', 'bills', 'firstaid', 'emergency', 'allergies'] as const) {
      expect([name, SCENES[name].lights.filter((light) => against(light, 'paper') < 1.7)]).toEqual([
        name,
        [],
      ]);
    }
  });
});
