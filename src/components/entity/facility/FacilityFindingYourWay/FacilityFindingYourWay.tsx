import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { CAMPUS_MAPS } from '#src/domain/facility/campusMaps.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** Ways to get here, one tab each; entries with nothing to say are left out (D-100). */
export function FacilityFindingYourWay() {
  const facility = useEntity('healthcareFacility');
  const t = useStrings();
  if (!facility) return null;
  const ways = facility.findingYourWay.filter(({ headline, body, link }) => headline && (body || link));
  if (ways.length === 0) {
    return <EditingNote name="FacilityFindingYourWay" missing={['c_findingYourWay']} />;
  }
  return (
    <EntitySection title={t('facility.findingYourWay')}>
      <Tabs
        label={t('facility.findingYourWay')}
        items={ways.map(({ headline, body, link }, index) => ({
          id: `way-${index + 1}`,
          label: headline.trim() === CAMPUS_MAPS ? t('facility.campusMaps') : headline,
          content: (
            <div className="FacilityFindingYourWay">
              {body ? <EntityProse html={body} /> : null}
              {link ? (
                <p data-print="hide">
                  <TextLink look="standalone" iconAfter={arrowRightIcon} href={link.href}>
                    {link.text || headline}
                  </TextLink>
                </p>
              ) : null}
            </div>
          ),
        }))}
      />
    </EntitySection>
  );
}
