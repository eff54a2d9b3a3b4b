import { faPhone } from '@fortawesome/free-solid-svg-icons';
import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { FontAwesome } from './FontAwesome.tsx';
import { Icon } from './Icon.tsx';
import * as glyphs from './glyphs.ts';

describe('Icon', () => {
  it('draws a FontAwesome definition as it is', () => {
    const { container } = render(<Icon icon={faPhone} />);
    expect(container.querySelector('path')).toHaveAttribute('d', faPhone.icon[4] as string);
    expect(container.querySelector('svg')).toHaveAttribute(
      'viewBox',
      `0 0 ${faPhone.icon[0]} ${faPhone.icon[1]}`,
    );
  });

  it('is decoration without a label and an image with one', async () => {
    const { container } = render(
      <>
        <Icon icon={glyphs.clockIcon} />
        <Icon icon={glyphs.pinIcon} label="Place" />
      </>,
    );
    expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Place' })]);
    await expectNoAxeViolations(container);
  });

  it('has glyphs under names of their own', () => {
    const names = Object.values(glyphs).map((glyph) => glyph.iconName);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.values(glyphs).every((glyph) => /^M[\d\sa-z.,-]+$/i.test(String(glyph.icon[4])))).toBe(
      true,
    );
  });
});

describe('FontAwesome', () => {
  it('adds no style element of its own', async () => {
    const before = [...document.querySelectorAll('style')];
    const { container } = render(<FontAwesome icon={faPhone} label="Phone" />);
    expect(screen.getByRole('img', { name: 'Phone' })).toBeInTheDocument();
    expect([...document.querySelectorAll('style')]).toEqual(before);
    await expectNoAxeViolations(container);
  });
});
