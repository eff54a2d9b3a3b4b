import type { video as english } from '#src/i18n/en/video.ts';

/** Words on a video before it plays, and on one that does not. */
export const video: Record<keyof typeof english, string> = {
  'video.play': 'Reproducir video',
  'video.from': 'Se reproduce desde {host}, que puede usar cookies.',
  'video.loading': 'Cargando el video de {host}…',
  'video.failed':
    'El video no se está cargando en este momento. Es posible que su red bloquee {host} o que ya no lo tenga.',
  'video.retry': 'Intentar de nuevo',
  'video.watch': 'Ver en {host}',
  'video.newWindow': '(se abre en una ventana nueva)',
};
