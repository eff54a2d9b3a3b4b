import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Provider video',
  about: "The provider's own video: loads and plays only when asked for, pauses out of view.",
  standsIn: ['detail-main'],
  wake: 'press',
  pages: ['healthcareProfessional'],
  editing: 'D',
  strings: ['providerPage', 'video'],
  sheet: 'entity',
});
