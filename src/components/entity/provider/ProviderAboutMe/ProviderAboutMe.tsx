import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import type { Provider } from '#src/domain/entities/Provider.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { isPlaceholderEmpty, Placeholder } from '#src/context/Placeholder.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';
import type { declaration } from './ProviderAboutMe.declaration.ts';

const PLACEHOLDER = 'provider-about';

/** True when what may stand in the section's placeholder has anything to say. */
const hasMore = (provider: Provider): boolean =>
  provider.languages.length > 0 ||
  [
    provider.personalInterest,
    provider.communityActivities,
    provider.gender,
    provider.ageRange,
    provider.offersVideoVisit,
    provider.chartApp,
  ].some((value) => value !== undefined);

/** What the provider says of themselves, and what editors placed below it (D-161, D-172). */
export function ProviderAboutMe({ rendering }: ComponentProps<typeof declaration>) {
  const provider = useEntity('healthcareProfessional');
  const { mode } = usePage();
  const t = useStrings();
  if (!provider) return null;
  const { carePhilosophy, freeTextLabel, freeText, additionalAddressInfo } = provider;
  const isEditing = mode === 'edit';
  const isEmpty = !carePhilosophy && !freeText && !additionalAddressInfo;
  const hasPlaced = isEditing || (hasMore(provider) && !isPlaceholderEmpty(PLACEHOLDER, rendering));
  if (isEmpty && !hasPlaced) return null;
  return (
    <div className="ProviderAboutMe" id="about">
      <EntitySection title={t('providerPage.aboutMe')} isPrinted={Boolean(additionalAddressInfo)}>
        {isEmpty ? (
          <EditingNote
            name="ProviderAboutMe"
            missing={['c_carePhilosophy', 'c_freeTextContent', 'additionalAddressInfo']}
          />
        ) : null}
        {carePhilosophy ? (
          <div className="ProviderAboutMe-philosophy" data-print="hide">
            <EntityProse html={carePhilosophy} />
          </div>
        ) : null}
        {freeText ? (
          <div className="ProviderAboutMe-text" data-print="hide">
            {freeTextLabel ? <h3 dir="auto">{freeTextLabel}</h3> : null}
            <EntityProse html={freeText} />
          </div>
        ) : null}
        {additionalAddressInfo ? <Notice>{additionalAddressInfo}</Notice> : null}
        {hasPlaced ? (
          <div className="ProviderAboutMe-more" data-print="hide">
            <Placeholder name={PLACEHOLDER} rendering={rendering} />
          </div>
        ) : null}
      </EntitySection>
    </div>
  );
}
