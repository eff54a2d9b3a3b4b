import { screen } from '@testing-library/react';
import { contentWords, image, link, text } from '#tests/support/renderContent.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { parseStoredList } from '#src/domain/lists/storedList.ts';
import { EditableImage } from './EditableImage.tsx';
import { EditableButton, EditableLink } from './EditableLink.tsx';
import { EditableRichText } from './EditableRichText.tsx';
import { EditableText } from './EditableText.tsx';
import { PickedIcon, pickedIcon } from './PickedIcon.tsx';
import * as kind from '#src/declaration/kinds.ts';
import { parseFields } from '#src/declaration/parse.ts';

const metadata = {
  datasource: { id: '{1}' },
  title: 'T',
  fieldId: '{2}',
  fieldType: 'Single-Line Text',
  rawValue: '',
};
const kinds = { Text: kind.text(), Rich: kind.richText(), Image: kind.image(), Link: kind.link() };
const all = (extra: object) => {
  const sent = {
    Text: { ...text('Words & <signs>'), ...extra },
    Rich: { ...text('<p>Rich</p>'), ...extra },
    Image: { ...image(), ...extra },
    Link: { ...link('/a', 'A link', { target: '_blank' }), ...extra },
  };
  const fields = parseFields(kinds, sent, 'en');
  return renderOnPage(
    <>
      <p>
        <EditableText field={fields.Text} />
      </p>
      <EditableRichText field={fields.Rich} />
      <EditableImage field={fields.Image} width={10} height={10} ratio="card" />
      <EditableButton field={fields.Link} />
      <EditableLink field={fields.Link} />
    </>,
    { dictionary: contentWords.en },
  );
};

it('keeps the editor’s markers around each field, and leaves none on the live page', async () => {
  const editing = all({ metadata });
  const markers = [...editing.container.querySelectorAll('code.scpm')];
  expect(markers.map((one) => one.getAttribute('kind'))).toEqual(Array(5).fill(['open', 'close']).flat());
  expect(JSON.parse(markers[0]?.textContent ?? '')).toEqual(metadata);
  editing.unmount();
  const live = all({});
  expect(live.container.querySelector('.scpm')).toBeNull();
  expect(screen.getByText('Words & <signs>')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'A link (opens in a new window)' })).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'A clinic' })).toBeInTheDocument();
  await expectNoAxeViolations(live.container);
});

it('draws nothing of what is not there', () => {
  const { container } = renderOnPage(
    <>
      {[undefined, null, {}, { Text: null, Rich: null, Image: null, Link: null }].map((sent, index) => {
        const { Text, Rich, Image, Link } = parseFields(kinds, sent, 'en');
        return (
          <div key={index} hidden>
            <EditableText field={Text} />
            <EditableRichText field={Rich} />
            <EditableImage field={Image} width={1} height={1} />
            <EditableButton field={Link} />
            <EditableLink field={Link} />
            <PickedIcon field={Text} />
          </div>
        );
      })}
    </>,
    { dictionary: contentWords.en },
  );
  for (const part of container.children) expect(part).toBeEmptyDOMElement();
});

it.each([
  ['the picker’s JSON', '[{"prefix":"fas","name":"user-doctor"}]', 'user-doctor'],
  ['a brand', '[{"prefix":"fab","name":"youtube"}]', 'youtube'],
  ['a name', 'phone', 'phone'],
  ['a name with its prefix', 'fas-phone', 'phone'],
  ['a class name', 'fab fa-youtube', 'youtube'],
  ['nothing', '', undefined],
  ['no icon', 'fas-nothing-like-it', undefined],
  ['broken JSON', '[{', undefined],
  ['something inherited', 'fas-to-string', undefined],
])('reads %s', (_, value, name) => {
  expect(pickedIcon(value)?.iconName).toBe(name);
});

it('[E-055] a stored icon is a reference item with prefix and name besides, and both say which icon it is', () => {
  // Both packs have an icon of this name.
  const stored = (prefix: string) =>
    JSON.stringify([
      { id: 'i1', label: 'Font Awesome', type: 'icon', entityId: 'i1', prefix, name: 'font-awesome' },
    ]);
  const shapes = ['fas', 'fab'].map((prefix) => {
    expect(parseStoredList(stored(prefix))).toEqual(JSON.parse(stored(prefix)));
    return pickedIcon(stored(prefix));
  });
  expect(shapes.map((icon) => icon?.iconName)).toEqual(['font-awesome', 'font-awesome']);
  expect((shapes[0] as { prefix?: string }).prefix).toBe('fas');
  expect((shapes[1] as { prefix?: string }).prefix).toBe('fab');
});
