import { allows, readTicket, writeTicket } from './savingTicket.ts';

const now = new Date('2026-01-05T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const secret = 'editing-secret';
const ticket = {
  site: 'main',
  itemId: '{AB12CD34-0000-4000-8000-000000000001}',
  language: 'en',
  version: 3,
  datasources: ['{AB12CD34-0000-4000-8000-000000000002}'],
};
const text = writeTicket(ticket, secret, now);

it('is read back for half an hour', () => {
  expect(readTicket(text, secret, now)).toEqual(ticket);
  expect(readTicket(text, secret, later(29))).toEqual(ticket);
  expect(readTicket(text, secret, later(30))).toBeUndefined();
});

it('is nobody else’s: another secret, another content, another mark, no ticket at all', () => {
  const [payload = '', mark = ''] = text.split('.');
  const other = Buffer.from(JSON.stringify({ ...ticket, itemId: 'x', exp: 9e9 })).toString('base64url');
  const turned = mark.startsWith('A') ? `B${mark.slice(1)}` : `A${mark.slice(1)}`;
  for (const forged of [`${other}.${mark}`, `${payload}.${turned}`, payload, '', '.', `${text}.${mark}`])
    expect(readTicket(forged, secret, now)).toBeUndefined();
  expect(readTicket(text, 'another-secret', now)).toBeUndefined();
});

it.each([
  [
    'the page, in another spelling of its id',
    { itemId: 'ab12cd34000040008000000000000001', version: 3 },
    true,
  ],
  ['the page without a version', { itemId: ticket.itemId }, true],
  ['another version of the page', { itemId: ticket.itemId, version: 4 }, false],
  ['a datasource, in its own version', { itemId: ticket.datasources[0]!, version: 9 }, true],
  ['another item', { itemId: '{AB12CD34-0000-4000-8000-000000000003}' }, false],
  ['another language', { itemId: ticket.itemId, language: 'es' }, false],
])('of %s', (_, item, isAllowed) => {
  expect(allows(ticket, { language: 'en', ...item })).toBe(isAllowed);
});
