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

/** A service as far as it can be put under another. */
export interface PlacedService {
  id: string;
  isTopLevel: boolean;
  /** The service it is a part of, wherever that is offered. */
  parentId?: string;
}

/**
 * Services by kind, in their order: each top-level one with what is part of it and offered here, too; `others` are part of
 * nothing that is offered here.
 */
export function groupServices<Service extends PlacedService>(
  services: readonly Service[],
): { groups: { service: Service; parts: Service[] }[]; others: Service[] } {
  const groups = services
    .filter(({ isTopLevel }) => isTopLevel)
    .map((service) => ({
      service,
      parts: services.filter(({ isTopLevel, parentId }) => !isTopLevel && parentId === service.id),
    }));
  const placed = new Set(groups.flatMap(({ service, parts }) => [service, ...parts]));
  return { groups, others: services.filter((service) => !placed.has(service)) };
}
