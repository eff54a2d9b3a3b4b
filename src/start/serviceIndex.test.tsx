import { fireEvent } from '@testing-library/react';
import { filterServices } from './serviceIndex.ts';

beforeEach(() => {
  document.body.innerHTML = `<div data-finder-of="">
    <form data-finder=""><input type="search"></form>
    <p data-found="{count} found" data-found-one="1 found" data-found-none="None"></p>
    <section id="needs" data-finds=""><ul>
      <li data-find=""><a href="/imaging">A test or a scan</a> X-ray, MRI</li>
      <li data-find=""><a href="/surgery">An operation</a></li></ul></section>
    <section id="m" data-finds=""><ul><li data-find="Imaging"><a href="/imaging#mri">MRI</a></li></ul></section>
    <section id="i" data-finds=""><ul><li data-find="MRI CT Scan"><a href="/imaging">Imaging</a></li></ul></section>
    <section id="n" data-finds=""><ul><li data-find=""><a href="/ninos">Salud del niño</a></li></ul></section>
  </div>`;
  filterServices(document);
});
const type = (value: string) => fireEvent.input(document.querySelector('input')!, { target: { value } });
const shown = () =>
  [...document.querySelectorAll('[data-find]')]
    .filter((one) => !one.closest('[hidden]'))
    .map((one) => one.querySelector('a')?.textContent);
const said = () => document.querySelector('[data-found]')?.textContent;

it.each([
  ['MRI', ['A test or a scan', 'MRI', 'Imaging'], '2 found'],
  ['mri imag', ['MRI', 'Imaging'], '2 found'],
  ['opera', ['An operation'], '1 found'],
  ['nino', ['Salud del niño'], '1 found'],
  ['zzz', [], 'None'],
  // The middle of a word is not a word.
  ['ging', [], 'None'],
])('“%s” finds by names, and by what things are also called', (typed, found, words) => {
  type(typed);
  expect(shown()).toEqual(found);
  expect(said()).toBe(words);
});

it('hides groups with nothing in them, and shows all again when nothing is asked for', () => {
  type('opera');
  expect([...document.querySelectorAll('section[hidden]')].map(({ id }) => id)).toEqual(['m', 'i', 'n']);
  expect(document.querySelector('[data-finder-of]')).toHaveAttribute('data-filtered');
  type('  ');
  expect(shown()).toHaveLength(5);
  expect(said()).toBe('');
  expect(document.querySelector('[data-finder-of]')).not.toHaveAttribute('data-filtered');
});

it('filters at once by what a browser that goes back brings', () => {
  document.querySelector('input')!.value = 'opera';
  filterServices(document);
  expect(shown()).toEqual(['An operation']);
});
