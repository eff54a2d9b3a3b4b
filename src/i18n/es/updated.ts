/** Words of the note on when information was updated. */
export const updated = {
  'updated.label': 'Información actualizada al',
  'updated.noEntityType': 'No se definió el tipo de entidad de Yext',
};
