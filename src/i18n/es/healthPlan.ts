import type { healthPlan as english } from '#src/i18n/en/healthPlan.ts';

/** Words of the pages of health plans. */
export const healthPlan: Record<keyof typeof english, string> = {
  'healthPlan.plans': 'Planes de salud',
  'healthPlan.otherPlans': 'Otros planes',
  'healthPlan.allOf': 'Todos los planes de {name}',
  'healthPlan.hospitals': 'Hospitales de este plan',
  'healthPlan.medicalGroups': 'Grupos médicos de este plan',
  'healthPlan.notes': 'Lo que conviene saber',
  'healthPlan.byPayor': 'Un plan de',
  'healthPlan.noPlans':
    'No tenemos la lista de los planes de salud que trabajan con {name}. Antes de pedir una cita, llame al número de la tarjeta de su plan y pregunte.',
  'healthPlan.disclaimer':
    'Las redes cambian. Antes de pedir una cita, llame al número de la tarjeta de su plan y pregunte si el médico, el grupo médico o el hospital está en su plan.',
  'healthPlan.care': 'En resumen',
  'healthPlan.places': 'Centros',
  'healthPlan.allPlaces': 'Los {count} centros',
  'healthPlan.first-hospital': 'Primero el hospital y después los demás centros por tipo.',
  'healthPlan.first-kind': 'Primero, un centro de cada tipo, de las ciudades con más centros.',
  'healthPlan.first-name': 'En orden alfabético.',
  'healthPlan.by-specialty': 'Médicos por especialidad',
  'healthPlan.by-town': 'Médicos por ciudad',
  'healthPlan.by-placeType': 'Centros por tipo',
  'healthPlan.by-placeTown': 'Centros por ciudad',
  'healthPlan.one-doctors': 'médico u otro profesional',
  'healthPlan.many-doctors': 'médicos y otros profesionales',
  'healthPlan.one-locations': 'centro',
  'healthPlan.many-locations': 'centros',
  'healthPlan.one-plans': 'plan de salud',
  'healthPlan.many-plans': 'planes de salud',
  'healthPlan.kind-campus': 'Un campus es un lugar donde varios edificios de un hospital están juntos.',
  'healthPlan.kind-foundation':
    'Una fundación médica es una organización sin fines de lucro que administra clínicas. Los médicos que atienden allí pertenecen a un grupo médico.',
  'healthPlan.kind-hmo-network':
    'Una red HMO es el conjunto de médicos y hospitales que usan los miembros de un plan HMO.',
  'healthPlan.kind-ipa':
    'Una asociación de médicos independientes reúne a médicos que conservan su propio consultorio y firman juntos contratos con los planes de salud.',
  'healthPlan.kind-medical-group':
    'Un grupo médico es un equipo de médicos que trabajan juntos. Si su plan acepta el grupo, pregunte si acepta también al médico que usted quiere.',
  'healthPlan.oneHospital': '1 hospital',
  'healthPlan.countHospitals': '{count} hospitales',
  'healthPlan.oneGroup': '1 grupo médico',
  'healthPlan.countGroups': '{count} grupos médicos',
  'healthPlan.one-doctorsTaking': 'médico u otro profesional acepta planes de {name}',
  'healthPlan.many-doctorsTaking': 'médicos y otros profesionales aceptan planes de {name}',
  'healthPlan.one-adultDoctorsTaking':
    'médico u otro profesional que atiende a adultos acepta planes de {name}',
  'healthPlan.many-adultDoctorsTaking':
    'médicos y otros profesionales que atienden a adultos aceptan planes de {name}',
  'healthPlan.one-hospitals': 'hospital',
  'healthPlan.many-hospitals': 'hospitales',
  'healthPlan.one-medicalGroups': 'grupo médico',
  'healthPlan.many-medicalGroups': 'grupos médicos',
  'healthPlan.kind-hmo':
    'En un HMO, por lo general usted elige un médico de la red, quien le refiere a los especialistas.',
  'healthPlan.kind-ppo':
    'En un PPO, por lo general no necesita referencia y paga menos por los médicos de la red.',
  'healthPlan.kind-epo':
    'En un EPO, por lo general no necesita referencia, pero fuera de la red el plan solo paga las emergencias.',
  'healthPlan.kind-hdhp':
    'En un HDHP, usted paga más antes de que pague el plan. Si califica, puede ahorrar para eso antes de impuestos.',
  'healthPlan.kind-medicare-supplement':
    'Un plan suplementario de Medicare (Medigap) paga una parte de lo que Medicare Original le deja por pagar. Por lo general no tiene red: puede ver a cualquier médico que acepte Medicare.',
};
