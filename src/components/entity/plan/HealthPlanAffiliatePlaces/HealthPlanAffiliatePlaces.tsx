import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { PlacesWithMap } from '#src/components/shared/places/PlacesWithMap.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { AffiliatePlaces } from './HealthPlanAffiliatePlaces.data.ts';
import type { declaration } from './HealthPlanAffiliatePlaces.declaration.ts';

/**
 * Locations of a hospital or medical group on a map and as a list, those nearest of all once it is known where the
 * visitor is; the way to all of them where there are more.
 */
export function HealthPlanAffiliatePlaces({ data }: ComponentProps<typeof declaration, AffiliatePlaces>) {
  const affiliate = useEntity('ce_affiliate');
  const t = useStrings();
  const { locale } = usePage();
  if (!affiliate) return null;
  if (!data) return <EditingNote name="HealthPlanAffiliatePlaces" missing={['data']} />;
  const { places, others, count, path, order } = data;
  return (
    <EntitySection
      title={t('healthPlan.places')}
      action={
        count > places.length ? (
          <TextLink look="standalone" iconAfter={arrowRightIcon} href={localizedPath(path, locale)}>
            {t('healthPlan.allPlaces', { count })}
          </TextLink>
        ) : null
      }
    >
      <PlacesWithMap
        places={places}
        others={others}
        isNearestFirst={order !== undefined}
        order={order && places.length > 1 ? t(`healthPlan.first-${order}`) : undefined}
      />
    </EntitySection>
  );
}
