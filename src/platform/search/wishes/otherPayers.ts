/**
 * Insurers and programs known all over the United States: how people write them, folded, as a pattern, and what they are called. They
 * matter where a directory does not name them: "takes Medi-Cal" must not become a word that is merely not found.
 */
export const OTHER_PAYERS: readonly (readonly [said: string, name: string])[] = [
  ['medi ?cal', 'Medi-Cal'],
  ['medicaid', 'Medicaid'],
  ['medicare(?: advantage)?', 'Medicare'],
  ['tri ?care', 'TRICARE'],
  ['covered california', 'Covered California'],
  ['(?:anthem )?blue cross(?: blue shield)?|anthem|bcbs', 'Anthem Blue Cross'],
  ['blue shield(?: of california)?', 'Blue Shield'],
  ['kaiser(?: permanente)?', 'Kaiser Permanente'],
  ['united ?health ?care|united health|uhc', 'UnitedHealthcare'],
  ['aetna', 'Aetna'],
  ['cigna', 'Cigna'],
  ['humana', 'Humana'],
  ['health ?net', 'Health Net'],
  ['molina(?: healthcare)?', 'Molina'],
  ['oscar(?: health)', 'Oscar'],
  ['sutter health plus', 'Sutter Health Plus'],
  ['western health advantage', 'Western Health Advantage'],
  ['la care|l a care', 'L.A. Care'],
  ['iehp|inland empire health plan', 'Inland Empire Health Plan'],
];
