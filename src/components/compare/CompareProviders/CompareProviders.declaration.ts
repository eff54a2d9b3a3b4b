import { defineComponent } from '#src/declaration/Declaration.ts';
import { COMPARE_PARAM, COMPARE_ZIP_PARAM } from '#src/domain/compare/compareList.ts';

export const declaration = defineComponent({
  title: 'Compare providers',
  about: 'Up to four providers side by side, so that visitors can choose between them.',
  es: {
    title: 'Comparación de profesionales',
    about: 'Hasta cuatro profesionales lado a lado, para poder elegir entre ellos.',
  },
  standsIn: ['main'],
  wake: 'idle',
  pages: 'any',
  editing: 'S',
  strings: ['comparison', 'provider', 'booking'],
  sheet: 'compare',
  ownParams: [COMPARE_PARAM, COMPARE_ZIP_PARAM],
});
