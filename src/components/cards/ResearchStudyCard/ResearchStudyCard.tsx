import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { StudyFrame } from './StudyFrame.tsx';
import { studyFromResult } from './studyFromResult.ts';

/** A research study among results, with its derived status and topics. Nothing without a result. */
export function ResearchStudyCard({ result, number, headingLevel = 2 }: ResultCardProps) {
  const study = result && studyFromResult(result);
  return study ? <StudyFrame study={study} number={number} headingLevel={headingLevel} /> : null;
}
