import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { paymentMethods } from '#src/domain/facility/paymentMethods.ts';
import { lowerFirst } from '#src/domain/text/lowerFirst.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** How one can pay at the place: all the directory says, also what this site has no word for. */
export function FacilityPaymentMethods() {
  const facility = useEntity('healthcareFacility');
  const t = useStrings();
  if (!facility) return null;
  const methods = paymentMethods(facility.paymentOptions);
  if (methods.length === 0) {
    return <EditingNote name="FacilityPaymentMethods" missing={['paymentOptions']} />;
  }
  const names = methods.map((method, index) => {
    if (method.kind !== 'worded') return method.name;
    const name = t(`payment.${method.key}`);
    return index === 0 ? name : lowerFirst(name);
  });
  return (
    <EntitySection title={t('payment.title')} size="small">
      <p dir="auto">{names.join(', ')}</p>
    </EntitySection>
  );
}
