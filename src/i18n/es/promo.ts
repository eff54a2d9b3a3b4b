import type { promo as english } from '#src/i18n/en/promo.ts';

export const promo: Record<keyof typeof english, string> = {
  'promo.linkRequired': 'Falta el enlace',
  'promo.linkRequiredText': 'Hay que indicar el enlace para que este componente funcione.',
  'promo.openNow': '{count} lugares abiertos ahora',
  'promo.oneOpenNow': '1 abierto ahora',
  'promo.noneOpen': 'Ninguno abierto ahora',
  'promo.openNear': '{count} lugares abiertos ahora a menos de 25 millas',
  'promo.oneOpenNear': '1 abierto ahora a menos de 25 millas',
  'promo.noneOpenNear': 'Ninguno abierto ahora a menos de 25 millas',
  'promo.shortestLine': 'Menos espera: {count} personas en {place}, hace\u00a0{minutes}\u00a0min',
  'promo.shortestLineOne': 'Menos espera: 1 persona en {place}, hace\u00a0{minutes}\u00a0min',
  'promo.noLine': 'Nadie espera en {place}, hace\u00a0{minutes}\u00a0min',
  'promo.nearest': 'El más cercano: {place}, a {miles} millas',
  'promo.nearestUntil': 'El más cercano: {place}, a {miles} millas, hasta las {time}',
  'promo.only': '{place}',
  'promo.onlyUntil': '{place}, hasta las {time}',
  'promo.opensToday': 'El primero en abrir: {place}, a las {time}',
  'promo.opensTomorrow': 'El primero en abrir: {place}, mañana a las {time}',
  'promo.useMyPosition': 'Usar mi ubicación',
};
