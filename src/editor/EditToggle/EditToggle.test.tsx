import { fireEvent, render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { EditToggle } from './EditToggle.tsx';
import { editToggleKey, wireEditToggles } from './wireEditToggles.ts';

const draw = () =>
  render(
    <>
      <div>
        <EditToggle label="First" storageKey={editToggleKey('Accordion', 'one')} />
        <details name="group">
          <summary>A</summary>
        </details>
        <details name="group">
          <summary>B</summary>
        </details>
      </div>
      <div>
        <EditToggle label="Second" storageKey={editToggleKey('Accordion', 'two')} />
        <details>
          <summary>C</summary>
        </details>
      </div>
    </>,
  );
const openOnes = (container: Element) => [...container.querySelectorAll('details')].map((one) => one.open);

beforeEach(() => localStorage.clear());

it('[E-061, E-063] opens everything of its component and is remembered for that one only', async () => {
  const { container, unmount } = draw();
  wireEditToggles(container);
  expect(openOnes(container)).toEqual([false, false, false]);
  fireEvent.click(screen.getByRole('switch', { name: 'First' }));
  expect(openOnes(container)).toEqual([true, true, false]);
  expect(localStorage.getItem('edit-toggle:Accordion:one')).toBe('1');
  await expectNoAxeViolations(container);
  unmount();

  const again = draw();
  wireEditToggles(again.container);
  expect(screen.getByRole('switch', { name: 'First' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Second' })).not.toBeChecked();
  expect(openOnes(again.container)).toEqual([true, true, false]);
});

it('[E-062] turning it off forgets it and loads the page again', () => {
  localStorage.setItem('edit-toggle:Accordion:one', '1');
  const { container } = draw();
  const reload = jest.fn();
  wireEditToggles(container, { reload });
  fireEvent.click(screen.getByRole('switch', { name: 'First' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('edit-toggle:Accordion:one')).toBeNull();
});

it('lasts for the page where storage is refused', () => {
  const { container } = draw();
  const refuse = () => {
    throw new Error('refused');
  };
  wireEditToggles(container, { storage: { getItem: refuse, setItem: refuse, removeItem: refuse } as never });
  fireEvent.click(screen.getByRole('switch', { name: 'Second' }));
  expect(openOnes(container)).toEqual([false, false, true]);
});
