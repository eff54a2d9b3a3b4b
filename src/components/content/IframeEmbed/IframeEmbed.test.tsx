import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { embed as embedEn } from '#src/i18n/en/embed.ts';
import { embed as embedEs } from '#src/i18n/es/embed.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent, text } from '#tests/support/renderContent.tsx';
import { pageFixture } from '#tests/support/renderOnPage.tsx';
import { IframeEmbed } from './IframeEmbed.tsx';

const config = { ...pageFixture().config, frameOrigins: ['https://forms.example.org'] };
const fields = { Url: text('https://forms.example.org/intake?a=1'), Title: text('Intake form') };
const draw = (given: object = fields, page: Partial<PageProps> = {}) =>
  renderContent(IframeEmbed, { fields: given }, { config, dictionary: embedEn, ...page });
const show = () => userEvent.click(screen.getByRole('button', { name: 'Show it here' }));
const frame = () => document.querySelector('iframe');

it('[Q-138] embeds a page once it is wanted, and asks nothing of its site before', async () => {
  const { container } = draw();
  expect(frame()).toBeNull();
  expect(screen.getByText(/forms\.example\.org, which may set cookies/)).toBeVisible();
  await expectNoAxeViolations(container);
  await show();
  expect(screen.getByTitle('Intake form')).toHaveAttribute('src', 'https://forms.example.org/intake?a=1');
  expect(frame()?.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|downloads/);
});

it.each([
  ['900', '900'],
  ['900px', '900'],
  ['5', '160'],
  ['90000', '1600'],
  ['tall', '560'],
  ['', '560'],
])('a height of %j is %s', async (written, height) => {
  draw({ ...fields, Height: text(written) });
  await show();
  expect(frame()).toHaveAttribute('height', height);
});

it('a page of a site that may not be embedded is a link', () => {
  draw({ ...fields, Url: text('https://elsewhere.example.org/a') });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Open on elsewhere\.example\.org/ })).toHaveAttribute(
    'href',
    'https://elsewhere.example.org/a',
  );
});

it.each(['http://forms.example.org/', 'javascript:alert(1)', '//forms.example.org', 'data:text/html,a', ''])(
  '[X-032] %j is no address: visitors see nothing, editors are told',
  (url) => {
    const { container, unmount } = draw({ Url: text(url) });
    expect(container).toBeEmptyDOMElement();
    unmount();
    draw({ Url: text(url) }, { mode: 'edit' });
    expect(screen.getByRole('note')).toHaveTextContent('Please enter url for the link');
  },
);

it('speaks Spanish', () => {
  draw(fields, { locale: 'es', dictionary: embedEs });
  expect(screen.getByRole('button', { name: 'Mostrar aquí' })).toBeVisible();
});
