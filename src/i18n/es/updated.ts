import type { updated as english } from '#src/i18n/en/updated.ts';

/** Words of the note on when information was updated. */
export const updated: Record<keyof typeof english, string> = {
  'updated.label': 'Información actualizada al',
  'updated.notVerified': 'No se ha verificado recientemente',
  'updated.noEntityType': 'No se definió el tipo de entidad de Yext',
};
