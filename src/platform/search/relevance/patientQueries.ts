/** What a patient types, and what has to be found for it. Our own; written from what people ask hospitals' sites for. */
export interface PatientQuery {
  locale: 'en' | 'es';
  /** The vertical it is typed in; without one, the search of everything. */
  vertical?: string;
  query: string;
  /** Vertical of the first section. */
  first?: string;
  /** Address of the first page among the sections' content pages. */
  page?: string;
  /** Found in the name, specialties, types or services of the first result, without case and accents. */
  speaksOf?: RegExp;
  /** What the words were taken for; without it they are taken as they are. */
  corrected?: string;
  /** True when nothing is to be found, rather than something else. */
  nothing?: true;
}

const PROVIDERS = 'healthcare_professionals';
const PLACES = 'healthcare_facilities';
const PLAN = 'shp-pages';

/** Asked in Spanish, found in what there is. */
const spanish: readonly PatientQuery[] = [
  { locale: 'es', query: 'embarazo', speaksOf: /obstetri|parter|embarazo|materno/ },
  { locale: 'es', query: 'urgencias', vertical: PLACES, speaksOf: /urgen|emergenc/ },
  { locale: 'es', query: 'corazón', vertical: PROVIDERS, speaksOf: /cardi/ },
  { locale: 'es', query: 'corazon', vertical: PROVIDERS, speaksOf: /cardi/ },
  { locale: 'es', query: 'niños', vertical: PROVIDERS, speaksOf: /pediatr/ },
  { locale: 'es', query: 'doctor para niños', vertical: PROVIDERS, speaksOf: /pediatr/ },
  { locale: 'es', query: 'pediatra', vertical: PROVIDERS, speaksOf: /pediatr/ },
  { locale: 'es', query: 'cardióloga', vertical: PROVIDERS, speaksOf: /cardi/ },
  { locale: 'es', query: 'dermatólogo', vertical: PROVIDERS, speaksOf: /dermat/ },
  { locale: 'es', query: 'dolor de espalda', vertical: PROVIDERS, speaksOf: /column|dolor|ortop|fisio/ },
  { locale: 'es', query: 'azúcar en la sangre', vertical: PROVIDERS, speaksOf: /endocrin|diabet/ },
  { locale: 'es', query: 'huesos', vertical: PROVIDERS, speaksOf: /ortop/ },
  { locale: 'es', query: 'ojos', vertical: PROVIDERS, speaksOf: /oftalm|optom/ },
  { locale: 'es', query: 'médico de cabecera', vertical: PROVIDERS, speaksOf: /familiar|interna|primaria/ },
  { locale: 'es', query: 'rayos x', vertical: PLACES, speaksOf: /imag|radio/ },
  { locale: 'es', query: 'farmacia', vertical: PLACES, speaksOf: /pharmacy|farmacia/ },
  { locale: 'es', query: 'laboratorio', vertical: PLACES, speaksOf: /lab/ },
  { locale: 'es', query: 'sala de emergencias', vertical: PLACES, speaksOf: /emergenc/ },
  { locale: 'es', query: 'salud mental', vertical: 'services', speaksOf: /mental|psi/ },
  { locale: 'es', query: 'asma', vertical: 'health-and-wellness', speaksOf: /asma/ },
  { locale: 'es', query: 'cardiologist', vertical: PROVIDERS, speaksOf: /cardi/ },
  { locale: 'es', query: 'urgent care', vertical: PLACES, speaksOf: /urgen/ },
  { locale: 'es', query: 'vacuna de la gripe', page: '/find-location/type/flu-clinic' },
];

/** Taken for what they are, or for what they were meant to be. */
const spelling: readonly PatientQuery[] = [
  { locale: 'en', query: '94110', vertical: PLACES, nothing: true },
  { locale: 'en', query: '00000', nothing: true },
  { locale: 'en', query: 'geriatrician', vertical: PROVIDERS, speaksOf: /geriatr/ },
  { locale: 'en', query: 'hepatologist', vertical: PROVIDERS, speaksOf: /hepat|gastro|liver/ },
  { locale: 'en', query: 'podiatrist', vertical: PROVIDERS, speaksOf: /podiatr/ },
  { locale: 'en', query: 'rheumatologist', vertical: PROVIDERS, speaksOf: /rheumat/ },
  { locale: 'en', query: 'billing', vertical: PROVIDERS, nothing: true },
  { locale: 'en', query: 'gabi', vertical: PROVIDERS, speaksOf: /gabi|gabr/ },
  { locale: 'en', query: 'cardiolgist', vertical: PROVIDERS, corrected: 'cardiologist', speaksOf: /cardi/ },
  { locale: 'en', query: 'dermatolgy', vertical: PROVIDERS, corrected: 'dermatology', speaksOf: /dermat/ },
  { locale: 'en', query: 'pediatrican', vertical: PROVIDERS, corrected: 'pediatrician', speaksOf: /pediatr/ },
  { locale: 'en', query: 'diabetis', corrected: 'diabetes' },
  { locale: 'en', query: 'visting hours', corrected: 'visiting hours', first: 'pages', page: '/visitors' },
  { locale: 'es', query: 'cardiologoo', vertical: PROVIDERS, corrected: 'cardiologo', speaksOf: /cardi/ },
  { locale: 'es', query: 'embaraso', corrected: 'embarazo' },
  { locale: 'es', query: '94110', vertical: PLACES, nothing: true },
  { locale: 'es', query: 'geriatra', vertical: PROVIDERS, speaksOf: /geriatr/ },
  { locale: 'es', query: 'pediatrician', vertical: PROVIDERS, speaksOf: /pediatr/ },
];

/** What people come to do: the page comes before anyone whose name looks like it. */
const tasks: readonly PatientQuery[] = [
  { locale: 'en', query: 'pay my bill', first: 'pages', page: '/patients/billing' },
  { locale: 'en', query: 'billing', first: 'pages', page: '/patients/billing' },
  { locale: 'en', query: 'careers', first: 'pages', page: '/careers' },
  { locale: 'en', query: 'jobs', first: 'pages', page: '/careers' },
  { locale: 'en', query: 'prices', first: 'pages', page: '/patients/prices' },
  { locale: 'en', query: 'medical records', first: 'pages', page: '/patients/medical-records' },
  { locale: 'en', query: 'visiting hours', first: 'pages', page: '/visitors' },
  { locale: 'en', query: 'parking', first: 'pages', page: '/visitors/parking' },
  { locale: 'en', query: 'financial assistance', first: 'pages' },
  { locale: 'en', query: 'financial help', first: 'pages', page: '/patients/financial-help' },
  { locale: 'en', query: 'complaint', page: '/patients/feedback' },
  { locale: 'en', query: 'interpreters', first: 'pages', page: '/patients/interpreters' },
  { locale: 'en', query: 'insurance accepted', first: 'pages', page: '/patients/insurance' },
  { locale: 'en', query: 'donate', page: '/giving' },
  { locale: 'en', query: 'contact us', first: 'pages', page: '/contact' },
  { locale: 'en', query: 'video visits', page: '/care/video-visits' },
  { locale: 'en', query: 'pay my bill', vertical: PLAN, page: '/members/bills' },
  { locale: 'en', query: 'id card', vertical: PLAN, page: '/members/id-card' },
  { locale: 'en', query: 'appeal a decision', vertical: PLAN, page: '/members/appeals' },
  { locale: 'es', query: 'pagar mi factura', first: 'pages', page: '/patients/billing' },
  { locale: 'es', query: 'trabajo', first: 'pages', page: '/careers' },
  { locale: 'es', query: 'precios', first: 'pages', page: '/patients/prices' },
  { locale: 'es', query: 'expediente médico', first: 'pages', page: '/patients/medical-records' },
  { locale: 'es', query: 'horas de visita', first: 'pages', page: '/visitors' },
  { locale: 'es', query: 'estacionamiento', first: 'pages', page: '/visitors/parking' },
  { locale: 'es', query: 'pagar mi factura', vertical: PLAN, page: '/members/bills' },
];

/** People stay people: a name is not taken for a page. */
const names: readonly PatientQuery[] = [
  { locale: 'en', query: 'patel', first: PROVIDERS, speaksOf: /patel/ },
  { locale: 'es', query: 'patel', first: PROVIDERS, speaksOf: /patel/ },
  { locale: 'en', query: 'cardiology', first: PROVIDERS },
];

export const patientQueries = { spanish, spelling, tasks, names };
