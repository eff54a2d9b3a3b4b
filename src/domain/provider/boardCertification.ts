/** What is told of a board certification: a value of R-069, or words of the directory's own. */
export type BoardCertification =
  | { kind: 'certified' }
  | { kind: 'eligible' }
  | { kind: 'text'; text: string };

/**
 * The board certification of a specialty: Certified and Eligible as such, otherwise the alternative text. Undefined for
 * Not certified/unknown without words: nobody is told what is not known.
 */
export function boardCertification(specialty: {
  boardCertification?: string;
  boardText?: string;
}): BoardCertification | undefined {
  const stored = specialty.boardCertification?.trim().toLowerCase();
  if (stored === 'certified' || stored === 'eligible') return { kind: stored };
  const text = specialty.boardText?.trim();
  return text ? { kind: 'text', text } : undefined;
}
