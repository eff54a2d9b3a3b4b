import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import { formatPhone, phoneHref } from '#src/domain/phone/phone.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { phoneIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { EntityGoneData } from './EntityGone.data.ts';
import type { declaration } from './EntityGone.declaration.ts';

type GoneKind = 'provider' | 'location' | 'other';

/** Kinds of which somebody can look for another. */
const KINDS: Partial<Record<Entity['entityTypeId'], GoneKind>> = {
  healthcareProfessional: 'provider',
  ce_shpProvider: 'provider',
  healthcareFacility: 'location',
};

/**
 * What stands at the address of an entity that was deleted, in place of its page: that it is no longer listed, how to look
 * for another, whom to call, and others like it. Nothing on other pages.
 */
export function EntityGone({ params, data }: ComponentProps<typeof declaration, EntityGoneData>) {
  const { entity, variant, locale, config } = usePage();
  const t = useStrings();
  if (!entity || !data) return <EditingNote name="EntityGone" reason={t('gone.onlyWhenDeleted')} />;
  const kind = KINDS[entity.entityTypeId] ?? 'other';
  const name = entity.displayName ?? entity.name;
  // The number of the network's referral service: the plan has another.
  const phone = variant === 'main' ? formatPhone(config.booking.referralPhone) : undefined;
  return (
    <>
      <HeroFrame name="EntityGone">
        <div className="HeroFrame-words">
          <h1 className="HeroFrame-title HeroFrame-title--wide h-entity" dir="auto">
            {t('gone.title', { name })}
          </h1>
          <p className="lead EntityGone-text">{t(`gone.${kind}Text`)}</p>
          <div className="EntityGone-ways">
            <ButtonLink href={localizedPath(data.search, locale)}>{t(`gone.${kind}Search`)}</ButtonLink>
            {phone ? (
              <TextLink look="standalone" icon={phoneIcon} href={phoneHref(phone)}>
                {t('gone.call', { phone })}
              </TextLink>
            ) : null}
          </div>
        </div>
      </HeroFrame>
      {data.similar && kind !== 'other' ? (
        <ListingFrame
          name="EntityGone"
          params={params}
          listing={data.similar}
          title={data.near ? t(`gone.${kind}SimilarNear`, { place: data.near }) : t(`gone.${kind}Similar`)}
        />
      ) : null}
    </>
  );
}
