import { studioCatalogue } from './studioCatalogue.ts';

const quote = {
  ...{ title: 'Quote', about: 'What somebody said.', es: { title: 'Cita', about: 'Lo que alguien dijo.' } },
  ...{ folder: 'content', fields: { Text: { kind: 'text' } }, standsIn: ['main'], examples: { plain: {} } },
};
const card = { title: 'Card', about: 'Among results.', folder: 'cards', fields: {}, standsIn: [] };

it('keeps what is said of components out of what every opened page asks for', () => {
  const { catalogue, abouts } = studioCatalogue({ page: {}, components: { Quote: quote, Card: card } });
  expect(JSON.parse(JSON.stringify(catalogue))).toEqual({
    page: {},
    components: {
      Quote: {
        ...{ title: 'Quote', es: { title: 'Cita' }, folder: 'content' },
        ...{ fields: { Text: { kind: 'text' } }, standsIn: ['main'] },
      },
      Card: { title: 'Card', folder: 'cards', fields: {}, standsIn: [] },
    },
  });
  expect(abouts).toEqual({
    en: { Quote: 'What somebody said.', Card: 'Among results.' },
    es: { Quote: 'Lo que alguien dijo.', Card: 'Among results.' },
  });
});
