import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Consent preferences',
  about: 'Lets visitors choose what the site may remember or share about them.',
  es: {
    title: 'Preferencias de privacidad',
    about: 'Permite a cada persona elegir lo que el sitio puede recordar o compartir sobre ella.',
  },
  standsIn: ['footer'],
  wake: 'press',
  pages: 'any',
  editing: 'L',
  strings: ['consent'],
});
