import { readFileSync, writeFileSync } from 'node:fs';
import { TextDecoder, TextEncoder } from 'node:util';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { ChoiceLink } from '#src/ui/Checkbox/ChoiceLink.tsx';
import { Radio } from '#src/ui/Checkbox/Radio.tsx';
import { Dropdown } from '#src/ui/Dropdown/Dropdown.tsx';
import { Pagination } from '#src/ui/Pagination/Pagination.tsx';
import { Pill } from '#src/ui/Pill/Pill.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '#src/ui/Switch/Switch.tsx';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';

/** What the pictures of tests/e2e/controls.spec.ts are taken of. */
const GALLERY = 'tests/e2e/support/controls.html';

/** A label as wide on every machine, of which nothing is drawn: pictures hold shapes and colours, no letters. */
const NONE = '\u00a0'.repeat(6);
const nothing = () => undefined;
const tabs = (id: string) => ['a', 'b'].map((one) => ({ id: `${id}-${one}`, label: NONE, content: null }));
const options = [{ value: 'a', label: NONE }];
const dropdown = { label: NONE, placeholder: NONE, options, onChange: nothing };
const page = { nav: 'Pages', previous: NONE, next: NONE, page: () => NONE };

/** The states of each control, in one order: not chosen, chosen, mixed, disabled, disabled and chosen, as a link. */
const controls: Record<string, ReactNode[]> = {
  checkbox: [
    <Checkbox label={NONE} checked={false} />,
    <Checkbox label={NONE} checked />,
    <Checkbox label={NONE} checked={false} indeterminate />,
    <Checkbox label={NONE} checked={false} disabled />,
    <Checkbox label={NONE} checked disabled />,
    <ChoiceLink label={NONE} href="#" on={false} />,
    <ChoiceLink label={NONE} href="#" on />,
    <ChoiceLink label={NONE} href="#" on="some" />,
  ],
  // In a group of which nothing is chosen, and in one with a choice.
  radio: [
    <Radio label={NONE} name="none" value="1" checked={false} onChange={nothing} />,
    <Radio label={NONE} name="none" value="2" checked={false} onChange={nothing} />,
    <Radio label={NONE} name="one" value="1" checked onChange={nothing} />,
    <Radio label={NONE} name="one" value="2" checked={false} onChange={nothing} />,
    <ChoiceLink label={NONE} href="#" on={false} look="radio" />,
    <ChoiceLink label={NONE} href="#" on look="radio" />,
  ],
  switch: [
    <Switch label={NONE} checked={false} />,
    <Switch label={NONE} checked />,
    <Switch label={NONE} checked={false} disabled />,
    <Switch label={NONE} checked disabled />,
    <Switch label={NONE} checked={false} href="#" />,
    <Switch label={NONE} checked href="#" />,
  ],
  pill: [<Pill label={NONE} removeLabel={NONE} />, <Pill label={NONE} removeLabel={NONE} href="#" />],
  segments: [
    <SegmentedControl
      label={NONE}
      name="segments"
      value="b"
      onChange={nothing}
      options={['a', 'b'].map((value) => ({ value, label: NONE }))}
    />,
    <SegmentedControl
      label={NONE}
      name="links"
      value="b"
      options={['a', 'b'].map((value) => ({ value, label: NONE, href: '#' }))}
    />,
  ],
  tabs: [<Tabs label={NONE} items={tabs('tab')} defaultTab="tab-b" />],
  dropdown: [
    <Dropdown {...dropdown} value={undefined} />,
    <Dropdown {...dropdown} value="a" />,
    <Dropdown {...dropdown} value="a" disabled />,
    <Dropdown {...dropdown} value="a" look="quiet" />,
  ],
  button: (['solid', 'outline', 'quiet', 'inverse'] as const).flatMap((look) => [
    <Button look={look}>{NONE}</Button>,
    <Button look={look} disabled>
      {NONE}
    </Button>,
  ]),
  field: [
    <TextField label={NONE} value="" onChange={nothing} />,
    <TextField label={NONE} value="" onChange={nothing} disabled />,
    <TextField label={NONE} value="" onChange={nothing} error={NONE} />,
  ],
  pages: [<Pagination page={2} pageCount={3} hrefFor={() => '#'} labels={page} />],
};

/** The states, before them the first once more: that one has the focus in the picture. */
function strip(states: ReactNode[]) {
  return [states[0], ...states].map((state, at) => (
    <div key={at} className="state">
      {state}
    </div>
  ));
}

it('the gallery the pictures are taken of is what the components draw (UPDATE_GALLERY=1 writes it anew)', async () => {
  Object.assign(globalThis, { TextEncoder, TextDecoder });
  const { renderToStaticMarkup } = await import('react-dom/server.node');
  const html = Object.entries(controls)
    .map(
      ([name, states]) =>
        `<section data-control="${name}">\n${renderToStaticMarkup(<>{strip(states)}</>)}\n</section>\n`,
    )
    .join('')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('</div><div class="state">', '</div>\n<div class="state">');
  if (process.env.UPDATE_GALLERY) writeFileSync(GALLERY, html);
  expect(readFileSync(GALLERY, 'utf8')).toBe(html);
});
