import { screen } from '@testing-library/react';
import { updated as updatedEn } from '#src/i18n/en/updated.ts';
import { updated as updatedEs } from '#src/i18n/es/updated.ts';
import { createLacks } from '#src/page/lacks.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { text } from '#tests/support/renderContent.tsx';
import { placedProps } from '#tests/support/placed.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { type LastUpdated, loadLastUpdatedNote } from './LastUpdatedNote.data.ts';
import { LastUpdatedNote } from './LastUpdatedNote.tsx';

const params = { EntityType: 'ce_shpProvider' };
const draw = (data?: LastUpdated, page: Partial<PageProps> = {}, fields = {}, given: object = params) =>
  renderOnPage(
    <LastUpdatedNote {...placedProps('LastUpdatedNote', { fields, params: { ...given } })} data={data} />,
    {
      dictionary: updatedEn,
      ...page,
    },
  );

const load = (given: object, lastUpdated: (type: string) => Promise<object>, mode = 'normal') =>
  loadLastUpdatedNote(placedProps('LastUpdatedNote', { params: { ...given } }).rendering, {
    mode,
    directory: { lastUpdated },
    orElse: createLacks(() => undefined).orElse,
  } as unknown as ComponentDataContext);

it('[Q-136, Q-217, Q-372] says when the information was last updated', async () => {
  const { container } = draw({ date: '2026-11-17' });
  expect(container).toHaveTextContent(/^Information updated as of November 17, 2026$/);
  expect(screen.getByText('November 17, 2026')).toHaveAttribute('datetime', '2026-11-17');
  await expectNoAxeViolations(container);
});

it('takes the label an editor wrote, and speaks Spanish', () => {
  draw({ date: '2026-11-17' }, {}, { Label: text('Checked on') });
  expect(screen.getByText(/^Checked on/)).toHaveTextContent('Checked on November 17, 2026');
  draw({ date: '2026-11-17' }, { locale: 'es', dictionary: updatedEs });
  expect(screen.getByText(/17 de noviembre de 2026/)).toBeVisible();
});

it.each([
  ['[R-090, X-044] a failure', { problem: 'Empty response' }],
  ['no answer', undefined],
  ['[R-084] the unset date', { date: '0001-01-01' }],
  ['nonsense', { date: 'soon' }],
])('%s shows no date and no label', (_row, data) => {
  expect(draw(data).container).toBeEmptyDOMElement();
});

it('[E-082] shows a fixed sample date while editing, and asks for none', async () => {
  const asked = jest.fn(async () => ({ date: '2026-11-17' }));
  expect(await load(params, asked, 'edit')).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
  expect(draw(undefined, { mode: 'edit' }).container).toHaveTextContent(
    'Information updated as of January 31, 2026',
  );
});

it('[X-024] tells editors when no entity type is chosen', () => {
  draw(undefined, { mode: 'edit' }, {}, {});
  expect(screen.getByRole('note')).toHaveTextContent('Yext Entity Type not defined');
});

it('[R-090, X-044] a lookup that fails costs the date, not the page', async () => {
  const asked = jest.fn((type: string) =>
    type ? Promise.resolve({ date: '2026-11-17' }) : Promise.reject(new Error('down')),
  );
  expect(await load(params, asked)).toEqual({ date: '2026-11-17' });
  expect(asked).toHaveBeenLastCalledWith('ce_shpProvider');
  expect(await load({}, asked)).toEqual({ problem: 'No answer' });
});
