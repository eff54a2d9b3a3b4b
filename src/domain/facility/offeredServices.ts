/** What decides whether a facility's offered services show. */
export interface OfferedServicesInput {
  services: readonly { isTopLevel: boolean }[];
  conditions: readonly unknown[];
  diagnostics: readonly unknown[];
  treatments: readonly unknown[];
}

/**
 * Offered services show only if some service is top-level (D-112) and the facility lists no conditions,
 * diagnostics or treatments (D-113).
 */
export function showsOfferedServices(facility: OfferedServicesInput): boolean {
  return (
    facility.services.some((service) => service.isTopLevel) &&
    facility.conditions.length === 0 &&
    facility.diagnostics.length === 0 &&
    facility.treatments.length === 0
  );
}
