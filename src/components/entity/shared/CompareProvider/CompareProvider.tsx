import { CompareToggle } from '#src/components/shared/compare/CompareToggle.tsx';
import { useEntity } from '#src/context/PageContext.tsx';

/** On a provider's own page: puts them on the list to compare. */
export function CompareProvider() {
  const provider = useEntity('healthcareProfessional');
  return provider ? <CompareToggle id={provider.id} name={provider.displayName ?? provider.name} /> : null;
}
