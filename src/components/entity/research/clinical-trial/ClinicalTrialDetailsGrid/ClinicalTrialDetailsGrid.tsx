import { addressLines } from '#src/domain/entities/address.ts';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { PhoneLink } from '#src/components/shared/sections/PhoneLink.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { TopicNames } from '#src/components/entity/research/shared/topicNames.ts';
import { PeopleNames } from '#src/components/entity/research/shared/PeopleNames.tsx';
import { ResearchPeople } from '#src/components/entity/research/shared/ResearchPeople.tsx';
import { TopicLinks } from '#src/components/entity/research/shared/TopicLinks.tsx';
import type { ResearchLocation } from '#src/domain/entities/research.ts';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { type DefinitionItem, DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';
import type { declaration } from './ClinicalTrialDetailsGrid.declaration.ts';

/** Who, where and what of a trial; without places it says 'Not Specified' (D-301, D-312, Q-172, X-074). */
export function ClinicalTrialDetailsGrid({ data }: ComponentProps<typeof declaration, TopicNames>) {
  const trial = useEntity('ce_researchStudy');
  const t = useStrings();
  if (!trial) return null;
  const { investigators, coInvestigators, funder, locations, topics } = trial;
  const one = (count: number, singular: 'principal' | 'coInvestigator') =>
    t(`research.${singular}${count > 1 ? 's' : ''}`);
  const items: DefinitionItem[] = [
    {
      key: 'locations',
      term: t('research.locations'),
      description:
        locations.length > 0 ? (
          <ul className="ClinicalTrialDetailsGrid-places">
            {locations.map((location) => (
              <li key={location.id}>
                <Location {...location} />
              </li>
            ))}
          </ul>
        ) : (
          t('research.notSpecified')
        ),
    },
    ...(investigators.length > 0
      ? [
          {
            key: 'investigators',
            term: one(investigators.length, 'principal'),
            description: <ResearchPeople people={investigators} />,
          },
        ]
      : []),
    ...(coInvestigators.length > 0
      ? [
          {
            key: 'co-investigators',
            term: one(coInvestigators.length, 'coInvestigator'),
            description: <PeopleNames people={coInvestigators} />,
          },
        ]
      : []),
    ...(funder ? [{ key: 'funder', term: t('research.funder'), description: funder }] : []),
    ...(topics.length > 0
      ? [
          {
            key: 'topics',
            term: t('research.topics'),
            description: <TopicLinks of={trial} topics={topics} names={data} />,
          },
        ]
      : []),
  ];
  return (
    <div className="ClinicalTrialDetailsGrid">
      <EntitySection title={t('research.details')}>
        <DefinitionList look="stacked" items={items} />
      </EntitySection>
    </div>
  );
}

/** A place of the trial with its address and its number, so that one can also ask by phone. */
function Location({ name, address, phone }: ResearchLocation) {
  return (
    <>
      <span className="ClinicalTrialDetailsGrid-place" dir="auto">
        {name}
      </span>
      {address ? <address dir="auto">{addressLines(address).join(', ')}</address> : null}
      <PhoneLink number={phone} />
    </>
  );
}
