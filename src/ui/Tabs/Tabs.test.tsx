import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'car', label: 'By car', content: 'Garage' },
  { id: 'bus', label: 'By bus', content: 'Line 4' },
  { id: 'foot', label: 'On foot', content: 'Ferry stop' },
];
const tab = (name: string) => screen.getByRole('tab', { name });

afterEach(() => {
  window.location.hash = '';
  Reflect.deleteProperty(window, 'matchMedia');
});

it('shows one panel, named by its tab', async () => {
  const { container } = render(<Tabs label="Finding your way" items={items} />);
  expect(screen.getByRole('tabpanel', { name: 'By car' })).toHaveTextContent('Garage');
  expect(screen.getByText('Line 4')).not.toBeVisible();
  await expectNoAxeViolations(container);
});

it('every panel carries its name, for paper and where no scripts run', () => {
  const { container } = render(<Tabs label="Finding your way" items={items} />);
  const names = [...container.querySelectorAll('.Tabs-panel > .Tabs-name')].map((name) => name.textContent);
  expect(names).toEqual(['By car', 'By bus', 'On foot']);
});

it('moves the focus with arrows, Home and End, and chooses only on Enter or Space', async () => {
  render(<Tabs label="Finding your way" items={items} />);
  await userEvent.tab();
  expect(tab('By car')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('By bus')).toHaveFocus();
  expect(tab('By car')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(tab('By bus')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  expect(tab('On foot')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('By car')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft} ');
  expect(tab('On foot')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}');
  expect(tab('By car')).toHaveFocus();
});

it('is one stop in the tab order, at the chosen tab', async () => {
  render(<Tabs label="Finding your way" items={items} defaultTab="bus" />);
  await userEvent.tab();
  expect(tab('By bus')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('[Q-125] a vertical tab opens via the hash that matches its id', () => {
  render(<Tabs label="Topics" orientation="vertical" items={items} />);
  act(() => {
    window.location.hash = '#foot';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(tab('On foot')).toHaveAttribute('aria-selected', 'true');
});

it('vertical: up and down move instead of left and right', async () => {
  render(<Tabs label="Topics" orientation="vertical" items={items} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('By car')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(tab('By bus')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(tab('On foot')).toHaveFocus();
});

it('[Q-127] vertical tabs are an accordion on a narrow screen', async () => {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
  const { container } = render(
    <Tabs label="Topics" orientation="vertical" narrow="accordion" items={items} />,
  );
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'By car', expanded: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'By bus' }));
  expect(screen.getByText('Line 4')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('leaves the choice to the parent that holds it', async () => {
  const change = jest.fn();
  render(<Tabs label="Topics" items={items} value="car" onChange={change} />);
  await userEvent.click(tab('By bus'));
  expect(change).toHaveBeenCalledWith('bus');
  expect(tab('By car')).toHaveAttribute('aria-selected', 'true');
});
