import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import type { Facility } from '#src/domain/entities/Facility.ts';
import { CAMPUS_MAPS, isPictureLink } from '#src/domain/facility/campusMaps.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

type Way = Facility['findingYourWay'][number];
const isMap = ({ headline }: Way) => headline.trim() === CAMPUS_MAPS;

/**
 * Ways to get here, one tab each; entries with nothing to say are left out (D-100). A campus map that is a picture stands
 * beside them, a document has a tab.
 */
export function FacilityFindingYourWay() {
  const facility = useEntity('healthcareFacility');
  const t = useStrings();
  if (!facility) return null;
  const told = facility.findingYourWay.filter(({ headline, body, link }) => headline && (body || link));
  if (told.length === 0) {
    return <EditingNote name="FacilityFindingYourWay" missing={['c_findingYourWay']} />;
  }
  const plan = told.find((way) => isMap(way) && way.link && isPictureLink(way.link.href));
  const ways = told.filter((way) => way !== plan);
  return (
    <div className="FacilityFindingYourWay block">
      <EntitySection
        title={t('facility.findingYourWay')}
        action={
          <button type="button" className="FacilityFindingYourWay-print" onClick={() => window.print()}>
            {t('facility.printPage')}
          </button>
        }
      >
        <div className={plan && ways.length > 0 ? 'FacilityFindingYourWay-both' : undefined}>
          {ways.length > 0 ? (
            <Tabs
              label={t('facility.findingYourWay')}
              items={ways.map((way, index) => ({
                id: `way-${index + 1}`,
                label: isMap(way) ? t('facility.campusMaps') : way.headline,
                content: (
                  <div className="FacilityFindingYourWay-way">
                    <WayWords {...way} />
                  </div>
                ),
              }))}
            />
          ) : null}
          {plan?.link ? (
            <figure className="FacilityFindingYourWay-plan">
              <img
                src={plan.link.href}
                alt={t('facility.campusPlan')}
                width={960}
                height={640}
                loading="lazy"
              />
              <figcaption>
                <WayWords {...plan} />
              </figcaption>
            </figure>
          ) : null}
        </div>
      </EntitySection>
    </div>
  );
}

function WayWords({ headline, body, link }: Way) {
  const { locale } = usePage();
  return (
    <>
      {body ? <EntityProse html={body} /> : null}
      {link ? (
        <p data-print="hide">
          <TextLink look="standalone" iconAfter={arrowRightIcon} href={localizedPath(link.href, locale)}>
            {link.text || headline}
          </TextLink>
        </p>
      ) : null}
    </>
  );
}
