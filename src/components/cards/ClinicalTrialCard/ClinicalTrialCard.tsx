import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { StudyFrame } from '#src/components/cards/ResearchStudyCard/StudyFrame.tsx';
import { studyFromResult } from '#src/components/cards/ResearchStudyCard/studyFromResult.ts';

/**
 * A clinical trial among results: its status, short description and locations, or that they are not specified (Q-222,
 * Nothing without a result.
 */
export function ClinicalTrialCard({ result, number, headingLevel = 2 }: ResultCardProps) {
  const study = result && studyFromResult(result);
  if (!study) return null;
  return <StudyFrame study={{ ...study, isTrial: true }} number={number} headingLevel={headingLevel} />;
}
