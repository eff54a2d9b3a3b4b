import type { shell as english } from '#src/i18n/en/shell.ts';

export const shell: Record<keyof typeof english, string> = {
  'shell.skipToContent': 'Ir al contenido',
  'shell.indexingSitemap': 'Todas las páginas de este sitio',
  'shell.siteName': 'Meridian Health',
  'shell.planName': 'Meridian Plan',
  'shell.home': 'Inicio de {name}',
  'shell.siteNotice': 'Aviso del sitio',
  'shell.pageNotice': 'Aviso de esta página',
  'shell.search': 'Buscar',
  'shell.searchThisSite': 'Buscar en este sitio',
  'shell.menu': 'Menú',
  'shell.bottom': 'Más sobre este tema',
  'shell.footerLinks': 'Más de este sitio',
  'shell.privacyOptions': 'Sus opciones de privacidad',
  'shell.breadcrumb': 'Usted está aquí',
  'shell.unanswered': 'Algo que va aquí no se pudo cargar en este momento.',
  'shell.loadAgain': 'Cargar la página de nuevo',
  'shell.newWindow': '(se abre en otra ventana)',
};
