import type { consent as english } from '#src/i18n/en/consent.ts';

/** Palabras de las preferencias de consentimiento. */
export const consent: Record<keyof typeof english, string> = {
  'consent.title': 'Permisos de cookies',
  'consent.close': 'Cerrar',
  'consent.lead': 'Elija lo que puede usar este sitio. Puede cambiarlo en cualquier momento.',
  'consent.necessary': 'Necesarias',
  'consent.necessaryNote': 'Lo que el sitio necesita para funcionar. Siempre activas; no lo siguen.',
  'consent.tracking': 'Chat y estadísticas',
  'consent.trackingNote': 'Chat en vivo con una persona, y el recuento de cómo se usa el sitio.',
  'consent.streets': 'Calles en los mapas',
  'consent.streetsNote':
    'Los mapas muestran las calles, que vienen de {host}. Ese servicio sabe qué parte del mapa está viendo usted.',
  'consent.save': 'Guardar mi elección',
};
