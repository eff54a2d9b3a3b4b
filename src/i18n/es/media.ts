import type { media as english } from '#src/i18n/en/media.ts';

export const media: Record<keyof typeof english, string> = {
  'media.gallery': 'Imágenes',
  'media.previous': 'Imagen anterior',
  'media.next': 'Imagen siguiente',
  'media.position': '{slide} de {count}',
  'media.carousel': 'carrusel',
  'media.slide': 'imagen',
  'media.video': 'Video',
  'media.youtubeIdMissing': 'Falta el id del video de YouTube',
  'media.youtubeIdInvalid':
    'Hubo un problema con el video de YouTube. Compruebe que su id sea válido o consulte a un desarrollador.',
  'media.brightcoveIdMissing': 'Falta el id del video de Brightcove',
  'media.brightcoveIdAdvice': 'Indique un id de video válido.',
  'media.brightcoveProblem':
    'Hubo un problema con el componente de video de Brightcove. Contacte a un desarrollador.',
  'media.brightcoveUnknown': 'No se pudo cargar el video. Compruebe que el identificador es correcto.',
  'media.pauseAnimation': 'Pausar animación',
  'media.playAnimation': 'Reproducir animación',
  'media.videos': 'Videos',
  'media.previousVideo': 'Video anterior',
  'media.nextVideo': 'Video siguiente',
};
