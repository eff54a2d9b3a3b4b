import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkFacts } from '#src/components/shared/sections/LinkFacts.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { QuestionTopics } from './AskAnExpertRelatedTaxonomy.data.ts';
import type { declaration } from './AskAnExpertRelatedTaxonomy.declaration.ts';

/** What the question is about; nothing when it names nothing, a notice to editors (E-085, D-295). */
export function AskAnExpertRelatedTaxonomy({ data }: ComponentProps<typeof declaration, QuestionTopics>) {
  const t = useStrings();
  if (!data) {
    return (
      <EditingNote
        name="AskAnExpertRelatedTaxonomy"
        missing={['c_services', 'c_relatedReasonsForVisit', 'c_relatedConditions', 'c_relatedProcedures']}
        reason={t('listing.noTaxonomy')}
      />
    );
  }
  return (
    <EntitySection size="small" isPrinted={false} title={t('listing.topics')}>
      <LinkFacts
        groups={[
          { title: t('listing.taxonomyServices'), links: data.services },
          { title: t('listing.taxonomyConditions'), links: data.conditions },
          { title: t('listing.taxonomyProcedures'), links: data.procedures },
          { title: t('listing.taxonomyReasons'), links: data.reasons },
        ]}
      />
    </EntitySection>
  );
}
