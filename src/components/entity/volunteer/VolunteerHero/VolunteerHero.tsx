import { HeroFrame } from '#src/components/hero/HeroFrame/HeroFrame.tsx';
import { useEntity } from '#src/ports/PageContext.tsx';
import { EntityProse } from '#src/components/entity/shared/EntityProse.tsx';

/** The head of a volunteer opportunity: the way here, its name and what it is in a sentence (D-250 – D-252). */
export function VolunteerHero() {
  const opportunity = useEntity('ce_volunteerOpportunity');
  if (!opportunity) return null;
  const { name, subheading } = opportunity;
  return (
    <HeroFrame name="VolunteerHero">
      <div className="HeroFrame-words">
        <h1 className="HeroFrame-title HeroFrame-title--wide h-entity" dir="auto">
          {name}
        </h1>
        {subheading ? (
          <div className="HeroFrame-lead">
            <EntityProse html={subheading} />
          </div>
        ) : null}
      </div>
    </HeroFrame>
  );
}
