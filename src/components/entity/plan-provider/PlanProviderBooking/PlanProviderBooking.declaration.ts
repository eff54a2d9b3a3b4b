import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Plan provider booking',
  about:
    "How a plan's provider is booked: by the ladder of the network provider they are, but only when that provider's offices are the addresses of the plan's directory, AddressMatchMiles apart at most.",
  standsIn: ['main', 'detail-aside'],
  wake: 'idle',
  pages: ['ce_shpProvider'],
  editing: 'D',
  strings: ['planProvider', 'provider', 'booking'],
  tellsMissingEntity: true,
  sheet: 'entity',
  params: { AddressMatchMiles: text() },
});
