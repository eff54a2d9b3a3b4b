import { useStrings } from '#src/context/PageContext.tsx';
import type { OfferedService } from '#src/domain/entities/Facility.ts';
import { searchIcon } from '#src/ui/Icon/glyphs.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';

/** A service that is offered here, as an example of what may be looked for: the one of the shortest name. */
const exampleOf = (services: readonly OfferedService[]): string =>
  services.reduce((best, { name }) => (best === '' || name.length < best.length ? name : best), '');

/** What `filterServices` works on; without scripts all services are shown, and this is not. */
export function ServicesFilter({ services }: { services: readonly OfferedService[] }) {
  const t = useStrings();
  return (
    <div className="FacilityOfferedServices-filter">
      {services.some(({ isTopLevel, hours }) => isTopLevel && hours) ? (
        <button
          type="button"
          className="FacilityOfferedServices-only FacilityOfferedServices-only--asleep"
          aria-pressed="false"
          data-many={t('facility.servicesOpen')}
        />
      ) : null}
      <div className="FacilityOfferedServices-field">
        <TextField
          type="search"
          label={t('facility.filterServices')}
          labelHidden
          placeholder={t('facility.filterServicesHint', { name: exampleOf(services) })}
          icon={searchIcon}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <p
        role="status"
        className="FacilityOfferedServices-said"
        data-none={t('facility.noServiceFound')}
        data-one={t('facility.serviceFound')}
        data-many={t('facility.servicesFound')}
      />
    </div>
  );
}
