import type { volunteer as english } from '#src/i18n/en/volunteer.ts';

/** Words of the page of a volunteer opportunity, in Spanish. */
export const volunteer: Record<keyof typeof english, string> = {
  'volunteer.prompt': '¿Le interesa ser voluntario con nosotros?',
  'volunteer.apply': 'Inscríbase ahora',
  'volunteer.interested': '¿Le interesa el voluntariado?',
  'volunteer.getInTouch': 'Póngase en contacto',
  'volunteer.phone': 'Teléfono',
  'volunteer.emailLabel': 'Correo electrónico',
  'volunteer.email': 'Escribir un correo',
  'volunteer.status': 'Estado',
  'volunteer.status-recruiting': 'Se buscan voluntarios',
  'volunteer.status-closed': 'No se buscan voluntarios por ahora',
  'volunteer.age': 'Edad',
  'volunteer.department': 'Departamento',
  'volunteer.location': 'Centro',
  'volunteer.locations': 'Centros',
  'volunteer.howFar': '¿A qué distancia está?',
  'volunteer.positionUnknown': 'No pudimos encontrar dónde está usted.',
  'volunteer.roleDescription': 'Descripción de la labor',
  'volunteer.requirements': 'Requisitos',
  'volunteer.shifts': 'Turnos de voluntariado',
  'volunteer.benefits': 'Beneficios y apoyo',
  'volunteer.video': 'Video',
  'volunteer.videoAbout': 'Video sobre {name}',
  'volunteer.faqs': 'Preguntas frecuentes',
  'volunteer.contact': 'Contacto',
};
