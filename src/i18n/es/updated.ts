/** Words of the note on when information was updated. */
export const updated = {
  'updated.label': 'Información actualizada al',
  'updated.notVerified': 'No se ha verificado recientemente',
  'updated.noEntityType': 'No se definió el tipo de entidad de Yext',
};
