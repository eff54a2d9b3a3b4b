import { act, screen } from '@testing-library/react';
import type { EditingPage } from '#src/context/EditingPage.ts';
import { editor } from '#src/i18n/en/editor.ts';
import { PAGE_FIELDS } from '#src/declaration/pageFields.ts';
import { dialogInJsdom } from '#tests/support/dialogInJsdom.ts';
import { pageFixture } from '#tests/support/renderOnPage.tsx';
import { wakeEditor } from './wakeEditor.tsx';

dialogInJsdom();

const editing: EditingPage = {
  savesHere: true,
  ticket: 't',
  page: {
    item: { itemId: 'page', language: 'en', version: 1, revision: 'r1' },
    fields: Object.keys(PAGE_FIELDS).map((name) => ({ name, declared: name, kind: 'text', raw: '' })),
  },
  parts: {},
};
const asleep = '<div data-page-panel=""><details><summary>As the server wrote it</summary></details></div>';

globalThis.fetch ??= () => Promise.reject(new Error('nobody asks here'));

it('puts the panel in the place of the one the server wrote, never leaving it empty, and says that it is awake', () => {
  const data = { page: pageFixture({ mode: 'edit', dictionary: editor }), editing, isOfEntity: true };
  document.body.innerHTML = `${asleep}<script id="editing-data" type="application/json">${JSON.stringify(data)}</script>`;
  const panel = document.querySelector('[data-page-panel]')!;
  const observer = new MutationObserver(() => undefined);
  observer.observe(panel, { childList: true });
  act(() => wakeEditor(document));
  const changes = observer.takeRecords().map(({ addedNodes }) => (addedNodes.length > 0 ? 'came' : 'went'));
  expect(changes).toEqual(['came', 'went']);
  expect(panel).toHaveAttribute('data-awake');
  expect(panel.children).toHaveLength(1);
  expect(screen.getByText(editor['editor.pageMetadata'])).toBeVisible();
  expect(screen.queryByText('As the server wrote it')).toBeNull();
});

it('leaves the panel as the server wrote it where there is nothing to edit', () => {
  document.body.innerHTML = asleep;
  act(() => wakeEditor(document));
  expect(screen.getByText('As the server wrote it')).toBeVisible();
  expect(document.querySelector('[data-page-panel]')).not.toHaveAttribute('data-awake');
});
