import type { map as english } from '#src/i18n/en/map.ts';

/** Words of the results map in Spanish. */
export const map: Record<keyof typeof english, string> = {
  'map.region': 'Mapa de los resultados',
  'map.help': 'Los marcadores llevan los mismos números que la lista de abajo.',
  'map.skip': 'Saltar el mapa',
  'map.none': 'No hay centros disponibles.',
  'map.noneOnPage': 'Los centros de esta página no tienen posición en el mapa.',
  'map.loading': 'Cargando el mapa',
  'map.failed': 'No se pudo cargar el mapa. La lista de abajo tiene todos los centros.',
  'map.zoomIn': 'Acercar',
  'map.zoomOut': 'Alejar',
  'map.pin': '{number}: {name}',
  'map.seeInList': 'Ver en la lista',
  'map.showStreets': 'Mostrar las calles',
  'map.hideStreets': 'Ocultar las calles',
  'map.streetsFrom': 'Vienen de {host}, que así sabe qué parte del mapa está viendo usted.',
  'map.streetsFailed': 'No se cargaron las calles. Los centros están bien ubicados sin ellas.',
  'map.streetsSource': 'Calles:',
  'map.attribution': 'Límites: U.S. Census Bureau. Nombres: GeoNames',
};
