import { selectFields } from './selectFields.ts';

it('gives every named member below lists in lists', () => {
  const body = {
    offices: [{ phone: '1', place: [{ id: 'a', name: 'A', more: 1 }, { id: 'b' }] }, { phone: '2' }],
    other: 1,
  };
  expect(selectFields(body, ['offices.phone', 'offices.place.id', 'offices.place.name'])).toEqual({
    offices: [{ phone: '1', place: [{ id: 'a', name: 'A' }, { id: 'b' }] }, { phone: '2' }],
  });
});
