import type { booking as english } from '#src/i18n/en/booking.ts';

/** Palabras para pedir cita y del chat, con trato de usted. */
export const booking: Record<keyof typeof english, string> = {
  'booking.title': 'Citas',
  'booking.book': 'Reservar una cita',
  'booking.bar': 'Reserva',
  'booking.short': 'Reservar',
  'booking.callShort': 'Llamar',
  'booking.earliest': 'Primera cita disponible',
  'booking.today': 'hoy',
  'booking.tomorrow': 'mañana',
  'booking.inDays': 'en\u00a0{count}\u00a0días',
  'booking.signIn': 'Iniciar sesión para reservar',
  'booking.alreadyPatient': '¿Ya es paciente?',
  'booking.inYourAccount': 'Reserve en su cuenta.',
  'booking.referral': 'Comuníquese con nuestro equipo de referencias para reservar una cita',
  'booking.referralTeamFor': '(llamar al equipo de referencias sobre {name})',
  'booking.call': 'Llame para reservar una cita',
  'booking.withName': '(con {name})',
  'booking.chat': 'Chatear ahora',
  'booking.chatNeedsConsent': 'Para usar el chat, debe actualizar sus permisos de cookies.',
  'booking.chatMissing': 'El chat no se ha cargado. Inténtelo de nuevo en un momento o llámenos.',
  'booking.updatePermissions': 'Actualizar permisos',
  'booking.cancel': 'Cancelar',
  'booking.close': 'Cerrar',
  'booking.loading': 'Cargando las horas disponibles',
  'booking.widgetMissing':
    'Las horas disponibles no se cargan en este momento. Aún puede reservar de otra manera.',
  'booking.onSchedulingPage': 'Ir a la página de citas',
  'booking.callNumber': 'Llamar al {phone}',
  'booking.tryAgain': 'Intentar de nuevo',
};
