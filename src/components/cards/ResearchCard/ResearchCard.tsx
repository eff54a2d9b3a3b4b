import { InvestigatorCard } from '#src/components/cards/InvestigatorCard/InvestigatorCard.tsx';
import { PublicationCard } from '#src/components/cards/PublicationCard/PublicationCard.tsx';
import { StudyFrame } from '#src/components/cards/ResearchStudyCard/StudyFrame.tsx';
import { studyFromResult } from '#src/components/cards/ResearchStudyCard/studyFromResult.ts';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { readText } from '#src/domain/text/readText.ts';
import { useStrings } from '#src/context/PageContext.tsx';

/**
 * Research of any kind among results, with its kind: a study is a Clinical Trial or a Research Study; an
 * investigator and a publication keep their own cards. Nothing without a result.
 */
export function ResearchCard({ result, number, headingLevel = 2 }: ResultCardProps) {
  const t = useStrings();
  if (!result) return null;
  const own = { result, headingLevel, ...(number !== undefined && { number }) };
  switch (result.entityType ?? readText(result.data.type)) {
    case 'ce_investigator':
      return <InvestigatorCard {...own} />;
    case 'ce_researchPublication':
      return <PublicationCard {...own} kind={t('researchCard.publication')} />;
  }
  const study = studyFromResult(result);
  if (!study) return null;
  return (
    <StudyFrame
      study={study}
      number={number}
      headingLevel={headingLevel}
      kind={t(study.isTrial ? 'researchCard.clinicalTrial' : 'researchCard.researchStudy')}
    />
  );
}
