import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import {
  expectEmptyBehaviour,
  image,
  link,
  renderContent,
  renderOnRoute,
  text,
} from '#tests/support/renderContent.tsx';
import { ContentField } from './ContentField.tsx';

describe('ContentField', () => {
  const fields = {
    Name: text('Plain words'),
    Body: text('<p>Rich <b>words</b></p>'),
    Photo: image(),
    More: link('/more', 'More'),
    Day: text('2026-03-04'),
    Unset: text('0001-01-01T00:00:00Z'),
  };
  it.each([
    ['[Q-151] text', 'Name', undefined, 'P', 'Plain words'],
    ['[Q-151] rich text', 'Body', undefined, 'B', 'words'],
    ['[Q-151] a link', 'More', undefined, 'A', 'More'],
    ['[Q-151] a date', 'Day', 'Date', 'TIME', 'March 4, 2026'],
  ])('draws %s', async (_, FieldName, FieldType, tag, words) => {
    const { container } = renderContent(ContentField, {
      fields,
      params: { FieldName, ...(FieldType ? { FieldType } : {}) },
    });
    expect(screen.getByText(words).tagName).toBe(tag);
    await expectNoAxeViolations(container);
  });

  it('[Q-151] draws a picture', () => {
    renderContent(ContentField, { fields, params: { FieldName: 'Photo' } });
    expect(screen.getByRole('img', { name: 'A clinic' })).toBeInTheDocument();
  });

  it('[Q-151] reads the page where the datasource has no such field', () => {
    renderOnRoute(ContentField, { Author: text('The page’s author') }, { params: { FieldName: 'Author' } });
    expect(screen.getByText('The page’s author')).toBeInTheDocument();
  });

  it('an unset date shows only while editing', () => {
    const params = { FieldName: 'Unset' };
    expect(renderContent(ContentField, { fields, params }).container).toBeEmptyDOMElement();
    const { container } = renderContent(ContentField, { fields, params }, { mode: 'edit' });
    expect(container.querySelector('time')).not.toBeNull();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(ContentField, 'ContentField', 'Field it shows');
  });
});
