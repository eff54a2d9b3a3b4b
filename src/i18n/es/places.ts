/** Words of the locations map. */
export const places = {
  'places.region': 'Mapa de ubicaciones',
  'places.Award': 'Premio',
  'places.Accreditation': 'Acreditación',
};
