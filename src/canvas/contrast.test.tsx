import { contrastOf, createGrounds, ratioOf, readColour } from './contrast.ts';

it.each([
  ['rgb(255, 0, 16)', [255, 0, 16, 1]],
  ['rgba(0, 0, 0, 0.5)', [0, 0, 0, 0.5]],
  ['rgb(0 0 0 / 24%)', [0, 0, 0, 0.24]],
  ['color(srgb 1 0 0.5 / 0.5)', [255, 0, 127.5, 0.5]],
  ['color(display-p3 1 0 0)', undefined],
  ['transparentish', undefined],
])('reads %s', (css, expected) => expect(readColour(css)).toEqual(expected));

it.each([
  ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
  ['rgb(119, 119, 119)', 'rgb(255, 255, 255)', 4.48],
  ['rgb(255, 255, 255)', 'rgb(255, 255, 255)', 1],
])('%s on %s is %d to 1', (one, other, ratio) =>
  expect(ratioOf(readColour(one)!, readColour(other)!)).toBeCloseTo(ratio, 2),
);

it('judges a text by the nearest ground that covers, what shines through counted in, and no picture', () => {
  document.body.innerHTML = `
    <div style="background-color: rgb(0, 0, 0)">
      <p id="faint" style="color: rgb(60, 60, 60); font-size: 16px">Faint</p>
      <div style="background-color: rgb(255, 255, 255); color: rgb(255, 255, 255)"><p id="white">White</p></div>
      <div style="background-color: rgba(255, 255, 255, 0.5)"><p id="half" style="color: rgb(0, 0, 0)">Half</p></div>
      <div style="background-image: url(a.jpg)"><p id="picture" style="color: rgb(0, 0, 0)">Over it</p></div>
    </div>
    <h2 id="large" style="font-size: 28px; color: rgb(0, 0, 0)">Large</h2>`;
  const groundOf = createGrounds();
  const of = (id: string) => contrastOf(document.getElementById(id)!, groundOf);
  expect(of('faint')?.ratio).toBeLessThan(2);
  expect(of('white')).toEqual({ ratio: 1, needed: 4.5 });
  expect(of('half')?.ratio).toBeCloseTo(5.32, 1);
  expect(of('picture')).toBeUndefined();
  expect(of('large')).toMatchObject({ needed: 3 });
});
