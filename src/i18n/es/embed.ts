import type { embed as english } from '#src/i18n/en/embed.ts';

/** Words of an embedded page. */
export const embed: Record<keyof typeof english, string> = {
  'embed.noUrl': 'Escriba la dirección del enlace',
  'embed.notAllowed':
    'Las páginas de {host} no se pueden incluir aquí: los visitantes ven un enlace. FRAME_ORIGINS nombra los sitios.',
  'embed.title': 'Página de {host}',
  'embed.consent': 'Esta parte de la página viene de {host}, que puede guardar cookies cuando la muestre.',
  'embed.show': 'Mostrar aquí',
  'embed.open': 'Abrir en {host}',
  'embed.newWindow': '(abre una ventana nueva)',
};
