import { boxesOf } from './boxes.ts';

/** An element says where it stands: x, y, width, height. */
function stand() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(...(this.getAttribute('data-at') ?? '').split(' ').map(Number));
  });
}
afterEach(() => jest.restoreAllMocks());

function boxOf(html: string) {
  stand();
  document.body.innerHTML = `<code></code>${html}<code></code><p data-at="0 900 10 10">What follows</p>`;
  const [open, close] = document.querySelectorAll('code');
  const [box] = boxesOf([{ key: 'r:1', open: open!, close: close! }]);
  return [box!.x, box!.y, box!.width, box!.height];
}

it.each([
  [
    'a component with its ground',
    '<section data-at="0 100 1280 400"><img data-at="40 120 20 20"></section>',
    [0, 100, 1280, 400],
  ],
  [
    'a picture in a place that has no box of its own',
    '<div style="display: contents"><img data-at="40 120 600 300"></div>',
    [40, 120, 600, 300],
  ],
  [
    'several parts, one of them two places deep',
    '<h2 data-at="40 10 300 30"></h2><div style="display: contents"><div style="display: contents"><p data-at="20 50 200 60"></p></div></div>',
    [20, 10, 320, 100],
  ],
  ['what is not shown', '<div style="display: none"><img data-at="0 0 0 0"></div>', [0, 0, 0, 0]],
])('the outline goes round %s', (_, html, box) => {
  expect(boxOf(html)).toEqual(box);
});
