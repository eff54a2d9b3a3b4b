/** Why a record of an import was refused, as a code with what it is about; '' for what is told by its sentence alone. */
export const refusalCodes = `
  ALTER TABLE import_finding ADD COLUMN code TEXT NOT NULL DEFAULT '';
  ALTER TABLE import_finding ADD COLUMN about TEXT NOT NULL DEFAULT '';
`;
