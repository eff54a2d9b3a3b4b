import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Plan provider booking',
  about: 'How to book a provider of the plan. Shown where the network knows them at the same address.',
  es: {
    title: 'Cita con profesional del plan',
    about: 'Cómo pedir cita con un profesional del plan. Aparece si la red lo conoce en la misma dirección.',
  },
  standsIn: ['main', 'detail-aside'],
  wake: 'idle',
  pages: ['ce_shpProvider'],
  editing: 'D',
  strings: ['planProvider', 'provider', 'booking'],
  tellsMissingEntity: true,
  sheet: 'entity',
  params: { AddressMatchMiles: text() },
});
