/** What the directory knows about one entity type besides its documents. */
export interface EntityTypeInfo {
  /** Display names, as the entity type facet shows them. */
  label: { en: string; es: string };
  /** Fields of a linked entity that travel with the link, besides id, uid, name, slug and meta. */
  embed: readonly string[];
}

const place = [
  'address',
  'yextDisplayCoordinate',
  'timezone',
  'hours',
  'mainPhone',
  'fax',
  'c_displayName',
  'c_locationType',
  'c_hasER',
  'c_image',
  'c_emailAddress',
] as const;

const type = (en: string, es: string, embed: readonly string[] = []): EntityTypeInfo => ({
  label: { en, es },
  embed,
});

/** Configuration token of the network in field and type names. */
export const PRODUCT_TOKEN = process.env['PLATFORM_PRODUCT_TOKEN'] ?? 'Sutter';
/** `ce_` + token with a small first letter + `Page`. */
export const PRODUCT_PAGE_TYPE = `ce_${PRODUCT_TOKEN.charAt(0).toLowerCase()}${PRODUCT_TOKEN.slice(1)}Page`;

/** All entity types of the directory (D-008). */
export const entityTypes: Readonly<Record<string, EntityTypeInfo>> = {
  healthcareProfessional: type('Healthcare Professional', 'Profesional de la salud', [
    'firstName',
    'lastName',
    'headshot',
    'c_isPhysician',
    'c_primaryTitle',
    'c_reputationId',
    'c_reputationRatingFiveStar',
    'acceptingNewPatients',
  ]),
  healthcareFacility: type('Healthcare Facility', 'Centro de salud', place),
  location: type('Location', 'Ubicación', place),
  ce_volunteerOpportunity: type('Volunteer Opportunity', 'Voluntariado'),
  ce_researchPublication: type('Research Publication', 'Publicación de investigación', [
    'c_shortName',
    'c_researchTopics',
    'c_publicationDate',
  ]),
  ce_researchStudy: type('Research Study', 'Estudio de investigación', [
    'c_shortName',
    'c_researchTopics',
    'c_clinicalType',
    'c_recruitingStatus',
  ]),
  ce_investigator: type('Investigator', 'Investigador', [
    'c_image',
    'image',
    'c_investigatorType',
    'c_emailAddress',
  ]),
  ce_shpProvider: type('Plan Provider', 'Profesional del plan', ['c_shpSpecialty', 'c_shpProviderID']),
  ce_shpFacility: type('Plan Facility', 'Centro del plan', [
    'address',
    'yextDisplayCoordinate',
    'timezone',
    'hours',
    'c_shpPhone',
  ]),
  ce_patientStory: type('Patient Story', 'Historia de paciente', ['c_image', 'c_shortDescription']),
  ce_askAnExpert: type('Ask An Expert', 'Pregunte a un experto', ['c_questionParaphrased']),
  ce_healthPlan: type('Health Plan', 'Plan de salud', [
    'c_healthPlanProductName',
    'c_healthPlanDisplayName',
    'c_healthPlanNotes',
    'c_healthPlanDisclaimerOverride',
    'c_payor',
    'c_payorRelationship',
  ]),
  ce_healthPlanPayor: type('Health Plan Payor', 'Aseguradora'),
  ce_award: type('Award', 'Reconocimiento', [
    'c_awardPresenter',
    'c_displayYears',
    'c_latestYearOfAward',
    'c_awardType',
    'image',
    'c_image',
    'description',
  ]),
  ce_awardPresenter: type('Award Presenter', 'Otorgante'),
  ce_conditionTreated: type('Condition', 'Afección'),
  ce_healthTopic: type('Health Topic', 'Tema de salud', ['c_parentHealthTopic']),
  ce_healthTopicGroup: type('Health Topic Group', 'Grupo de temas de salud'),
  ce_language: type('Language', 'Idioma'),
  ce_person: type('Person', 'Persona', ['c_provider', 'c_image', 'image', 'headshot', 'title', 'c_title']),
  ce_procedure: type('Procedure', 'Procedimiento'),
  ce_providerTitle: type('Provider Title', 'Título profesional', ['c_abbreviation']),
  ce_reasonForVisit: type('Reason for Visit', 'Motivo de consulta'),
  ce_researchInstitute: type('Research Institute', 'Instituto de investigación'),
  ce_researchLocation: type('Research Location', 'Centro de investigación', place),
  ce_researchTopic: type('Research Topic', 'Tema de investigación'),
  ce_resource: type('Resource', 'Recurso', ['c_resourceLinkText', 'c_resourceLinkURL', 'c_resourceFile']),
  ce_service: type('Service', 'Servicio', ['c_topLevelService', 'c_advanced', 'c_shortDescription']),
  ce_specialty: type('Specialty', 'Especialidad', [
    'c_hideBookAppointmentLink',
    'c_hideReferralOnProviders',
    'c_specialtyPlurality',
    'c_defaultText',
  ]),
  ce_yextSpecialty: type('Specialty', 'Especialidad', [
    'c_hideBookAppointmentLink',
    'c_hideReferralOnProviders',
    'c_specialtyPlurality',
  ]),
  ce_seatRobotEvent: type('Event', 'Evento', [
    'c_startDateTime',
    'c_endDateTime',
    'c_registerUrl',
    'c_isOnlineEvent',
    'c_seatsLeft',
    'c_capacity',
    'address',
    'landingPageUrl',
  ]),
  ce_affiliate: type('Affiliate', 'Afiliado', [
    'c_affiliateOrgType',
    'c_region',
    'c_isSutterMedicalGroup',
    'c_showReferralOnProviders',
  ]),
  ce_shpPage: type('Plan Page', 'Página del plan'),
  [PRODUCT_PAGE_TYPE]: type(`${PRODUCT_TOKEN} Page`, `Página de ${PRODUCT_TOKEN}`, [
    'c_image',
    'c_teaserImage',
  ]),
  wp_post: type('News', 'Noticias', ['c_image', 'c_publishedDate']),
};

/** Fields that travel only with links below one member: they are large, and nothing else shows them. */
export const EMBEDDED_BELOW: Readonly<Record<string, readonly string[]>> = {
  // A plan provider is booked as the network provider they are.
  c_shpRelatedProvider: [
    'c_offices',
    'c_providerSpecialties',
    'c_affiliate',
    'c_appointmentBookingUrl',
    'c_appointmentBookingLabel',
    'c_epicProviderId',
    'c_epicOpenSchedulingEnabled',
    'c_epicProviderScheduleList',
    'c_offersVideoVisit',
  ],
  c_healthcareProfessionalHealthPlanAffiliate: ['c_affiliateHealthPlans'],
  c_servicePageService: [
    'c_specialty',
    'c_relatedProcedures',
    'c_relatedConditions',
    'c_relatedReasonsForVisit',
  ],
};

/** Fields of any linked entity that travel with the link when the entity has them. */
export const EMBEDDED_EVERYWHERE: readonly string[] = [
  'c_isDeleted',
  'c_linkURL',
  'c_detailPageURL',
  'landingPageUrl',
  'websiteUrl',
];
