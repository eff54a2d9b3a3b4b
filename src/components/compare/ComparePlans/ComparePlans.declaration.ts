import { defineComponent } from '#src/declaration/Declaration.ts';
import { link, reference, richText, text } from '#src/declaration/kinds.ts';
import { PLAN_PARAMS } from '#src/domain/plans/planComparison.ts';

export const declaration = defineComponent({
  title: 'Compare health plans',
  about: 'Up to four of the plans you choose, side by side: costs, networks and whether they take a doctor.',
  es: {
    title: 'Comparación de planes de salud',
    about: 'Hasta cuatro de los planes que usted elija, lado a lado: costos, redes y si aceptan a un médico.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['planComparison'],
  sheet: 'compare',
  ownParams: [PLAN_PARAMS.plans, PLAN_PARAMS.zip, PLAN_PARAMS.age, PLAN_PARAMS.doctors],
  fields: {
    Headline: text(),
    Plans: reference(['ce_healthPlan'], { most: 12 }),
    Counties: text({
      help: {
        en: 'Counties where the plans are offered, with commas between: whoever asks for another ZIP code is told. Empty: anywhere.',
        es: 'Condados donde se ofrecen los planes, separados por comas: se avisa a quien pregunta por otro código postal. Vacío: en todas partes.',
      },
    }),
    AreaLink: link({
      help: { en: 'The page that lists these counties.', es: 'La página que enumera estos condados.' },
    }),
    Note: richText({
      help: {
        en: 'Below the table: whom to ask, and what prices are subject to.',
        es: 'Debajo de la tabla: a quién preguntar y a qué están sujetos los precios.',
      },
    }),
  },
});
