/** Words of what others do on a page meanwhile. */
export const meanwhile = {
  en: {
    company: 'Also on this page',
    hereOne: '{name} is here',
    hereMore: { one: '{name} and {count} more person are here', other: '{name} and {count} more are here' },
    hereAt: '{name}, in {place}',
    newsPublished: '{name} published this page.',
    newsLayout: '{name} changed what stands on this page.',
    newsText: '{name} changed “{field}”.',
    newsTexts: { one: '{name} changed {count} text.', other: '{name} changed {count} texts.' },
  },
  es: {
    company: 'También en esta página',
    hereOne: '{name} está aquí',
    hereMore: {
      one: '{name} y {count} persona más están aquí',
      other: '{name} y {count} personas más están aquí',
    },
    hereAt: '{name}, en {place}',
    newsPublished: '{name} publicó esta página.',
    newsLayout: '{name} cambió lo que hay en esta página.',
    newsText: '{name} cambió “{field}”.',
    newsTexts: { one: '{name} cambió {count} texto.', other: '{name} cambió {count} textos.' },
  },
};
