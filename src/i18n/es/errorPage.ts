import type { errorPage as english } from '#src/i18n/en/errorPage.ts';

/** Palabras de las páginas de error propias del sitio. */
export const errorPage: Record<keyof typeof english, string> = {
  'errorPage.notFoundTitle': 'No encontramos esa página',
  'errorPage.notFoundText':
    'Es posible que la dirección tenga un error o que la página haya cambiado de lugar. Busque en el sitio o empiece desde la página de inicio.',
  'errorPage.serverErrorTitle': 'Esta página tiene un problema',
  'errorPage.serverErrorText':
    'La falla es nuestra, no suya. Vuelva a intentarlo en unos minutos. Si es una emergencia, llame al 911.',
  'errorPage.home': 'Ir a la página de inicio',
  'errorPage.search': 'Buscar en el sitio',
  'errorPage.tryAgain': 'Intentar de nuevo',
};
