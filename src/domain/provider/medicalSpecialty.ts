/**
 * The members of schema.org's MedicalSpecialty that the network's specialties fall under, by what their names say in
 * English or Spanish. The first that fits decides, so particular ones come before general ones.
 */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/dentist|dental|odontolog/i, 'Dentistry'],
  [/midwi|parter/i, 'Midwifery'],
  [/obstet/i, 'Obstetric'],
  [/gynec|ginecol/i, 'Gynecologic'],
  [/pediatr/i, 'Pediatric'],
  [/geriatr/i, 'Geriatric'],
  [/oncol|cancer|cáncer/i, 'Oncologic'],
  [/hematol/i, 'Hematologic'],
  [/an[ea]sthesi|anestesi/i, 'Anesthesia'],
  [/plastic|plástica/i, 'PlasticSurgery'],
  [/cardi|vascular|heart|corazón/i, 'Cardiovascular'],
  [/dermat/i, 'Dermatology'],
  [/diet|nutri/i, 'DietNutrition'],
  [/emergen|urgenc|urgent/i, 'Emergency'],
  [/endocrin|diabet/i, 'Endocrine'],
  [/gastro|hepatol|colorrectal|colorectal|digest/i, 'Gastroenterologic'],
  [/genetic|genétic/i, 'Genetic'],
  [/infecti|infecc/i, 'Infectious'],
  [/neph|nefro|kidney|renal/i, 'Renal'],
  [/neuro/i, 'Neurologic'],
  [/psychi|psiqui/i, 'Psychiatric'],
  [/ophthalm|optomet|oftalm/i, 'Optometric'],
  [/otolaryng|otorrino|\bENT\b/i, 'Otolaryngologic'],
  [/patholog|patología/i, 'Pathology'],
  [/speech|lenguaje/i, 'SpeechPathology'],
  [/physical therap|physiother|fisioter/i, 'Physiotherapy'],
  [/podiat|podolog/i, 'Podiatric'],
  [/pulmon|neumol/i, 'Pulmonary'],
  [/radiolog/i, 'Radiography'],
  [/rheumat|reumat/i, 'Rheumatologic'],
  [/toxicol/i, 'Toxicologic'],
  [/urolog|urólog/i, 'Urologic'],
  [/orthop|ortop|sports medicine|deportiva|spine|columna/i, 'Musculoskeletal'],
  [/surg|cirug/i, 'Surgical'],
  [/family|familiar|internal medicine|medicina interna|primary care|atención primaria/i, 'PrimaryCare'],
  [/public health|salud pública/i, 'PublicHealth'],
  [/nurs|enfermer/i, 'Nursing'],
];

/** Specialties as addresses of schema.org's enumeration, each once; those it has no member for are left out. */
export function medicalSpecialties(names: readonly string[]): string[] {
  const members = names.flatMap((name) => BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? []);
  return [...new Set(members)].map((member) => `https://schema.org/${member}`);
}
