import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { useEntity } from '#src/context/PageContext.tsx';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';

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
