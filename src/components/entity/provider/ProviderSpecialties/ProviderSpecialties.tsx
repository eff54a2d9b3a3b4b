import { DOT } from '#src/domain/text/dot.ts';
import { acceptingWords } from '#src/components/cards/ProviderCard/AcceptingLine.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { boardCertification } from '#src/domain/provider/boardCertification.ts';
import { formatDate, isLaterThan, parseDate } from '#src/domain/dates/dates.ts';
import type { Provider } from '#src/domain/entities/Provider.ts';
import { providerStatuses, specialtyStatus } from '#src/domain/provider/specialtyStatus.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useNow, usePage, useStrings } from '#src/context/PageContext.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';
import { Status } from '#src/ui/Status/Status.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { ProviderSpecialtiesData } from './ProviderSpecialties.data.ts';
import type { declaration } from './ProviderSpecialties.declaration.ts';

const TONES = { open: 'open', closed: 'closed', text: 'neutral' } as const;

/**
 * Whether new patients are taken, by specialty where it differs; who is still to start is coming soon instead (D-176, D-178,
 * With `Look` list: the specialties in a section of their own, with board certification.
 */
export function ProviderSpecialties({
  params,
  data,
}: ComponentProps<typeof declaration, ProviderSpecialtiesData>) {
  const provider = useEntity('healthcareProfessional');
  if (!provider) return null;
  if (provider.specialties.length === 0) {
    return <EditingNote name="ProviderSpecialties" missing={['c_providerSpecialties']} />;
  }
  return params.Look === 'list' ? <List provider={provider} /> : <Chips provider={provider} data={data} />;
}

function Chips({ provider, data }: { provider: Provider; data: ProviderSpecialtiesData | undefined }) {
  const t = useStrings();
  const { locale } = usePage();
  const now = useNow();
  const start = parseDate(provider.startDate);
  const isStillToStart = now ? isLaterThan(start, now) : data?.isStillToStart;
  if (isStillToStart && start.kind === 'date') {
    return (
      <Status tone="soon" chip>
        {t('provider.comingSoon')} ·{' '}
        {t('provider.availableBeginning', { date: formatDate(start.instant, locale, 'monthYear') })}
      </Status>
    );
  }
  const groups = providerStatuses(provider);
  return (
    <>
      {groups.map(({ status, specialties, isForAll }) => {
        const words = acceptingWords(status, t);
        return (
          <Status key={words} tone={TONES[status.kind]} chip>
            {isForAll
              ? words
              : t('provider.statusFor', { status: words, specialties: specialties.join(', ') })}
          </Status>
        );
      })}
    </>
  );
}

function List({ provider }: { provider: Provider }) {
  const t = useStrings();
  const { locale } = usePage();
  return (
    <EntitySection title={t('providerPage.specialties')}>
      <DefinitionList
        look="lines"
        items={provider.specialties.map((specialty) => {
          const status = specialtyStatus(
            provider.acceptingNewPatients === false ? { ...specialty, status: 'Closed' } : specialty,
          );
          const board = boardCertification(specialty);
          return {
            key: specialty.id,
            term: (
              <TextLink look="plain" href={specialty.path && localizedPath(specialty.path, locale)}>
                {specialty.name}
              </TextLink>
            ),
            description: [
              status && acceptingWords(status, t),
              board && (board.kind === 'text' ? board.text : t(`providerPage.board-${board.kind}`)),
            ]
              .filter(Boolean)
              .join(DOT),
          };
        })}
      />
    </EntitySection>
  );
}
