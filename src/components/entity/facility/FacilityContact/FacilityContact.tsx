import { useState } from 'react';
import { addressLines, directionsUrl } from '#src/domain/entities/address.ts';
import { PhoneLink } from '#src/components/shared/sections/PhoneLink.tsx';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import { usePosition } from '#src/browser/usePosition.ts';
import { distanceFrom } from '#src/domain/distance/distance.ts';
import { distanceText } from '#src/domain/distance/DistanceOrigin.ts';
import { formatPhone } from '#src/domain/phone/phone.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { directionsIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

/**
 * Where the facility is and how to reach it: address with directions, main and alternate phone, fax. The
 * distance shows when the visitor allowed their position before, or asks (D-086 – D-089, R-027, R-028, R-108).
 */
export function FacilityContact() {
  const facility = useEntity('healthcareFacility');
  const t = useStrings();
  if (!facility) return null;
  const { address } = facility;
  const phones = [
    { key: 'main', label: t('facility.mainPhone'), number: facility.mainPhone },
    {
      key: 'other',
      label: facility.alternatePhone?.label ?? t('facility.otherPhone'),
      number: facility.alternatePhone?.number,
    },
  ].filter(({ number }) => formatPhone(number) !== undefined);
  const fax = formatPhone(facility.fax);
  if (!address && phones.length === 0 && !fax) {
    return <EditingNote name="FacilityContact" missing={['address', 'mainPhone', 'alternatePhone', 'fax']} />;
  }
  return (
    <div className="FacilityContact">
      {address ? (
        <div className="FacilityContact-part FacilityContact-part--place">
          <div className="FacilityContact-head">
            <h2 className="FacilityContact-title">{t('facility.address')}</h2>
            <DistanceNote />
          </div>
          <address className="FacilityContact-address" dir="auto">
            {addressLines(address).map((line, index) => (
              <span key={index}>{line}</span>
            ))}
            {address.extraDescription ? (
              <span className="FacilityContact-extra">{address.extraDescription}</span>
            ) : null}
          </address>
          <div className="FacilityContact-links" data-print="hide">
            <TextLink look="standalone" icon={directionsIcon} href={directionsUrl(address)} rel="noreferrer">
              {t('facility.getDirections')}
              <VisuallyHidden>
                {' '}
                {t('facility.directionsTo', { name: facility.displayName ?? facility.name })}
              </VisuallyHidden>
            </TextLink>
            <CopyButton text={addressLines(address).join('\n').replaceAll('\u00a0', ' ')} />
          </div>
        </div>
      ) : null}
      {phones.length > 0 || fax ? (
        <div className="FacilityContact-part FacilityContact-part--phones">
          <h2 className="FacilityContact-title">
            {t(phones.length > 0 ? 'facility.phone' : 'facility.fax')}
          </h2>
          <ul className="FacilityContact-phones">
            {phones.map(({ key, label, number }) => (
              <li key={key}>
                <span dir="auto">{label}</span> <PhoneLink number={number} />
              </li>
            ))}
            {fax ? (
              <li>
                {phones.length > 0 ? <span>{t('facility.fax')}</span> : null} <span>{fax}</span>
              </li>
            ) : null}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

/** Beside "Address": the distance, or a button that asks for it. Nothing when the place is not on the map. */
function DistanceNote() {
  const facility = useEntity('healthcareFacility');
  const t = useStrings();
  const isAwake = useIsAwake();
  const { position, ask } = usePosition();
  if (!facility?.coordinate) return null;
  const distance = distanceFrom(
    position.kind === 'known' ? position.coordinate : undefined,
    facility.coordinate,
  );
  const canAsk = position.kind === 'not-asked' || position.kind === 'asking';
  return (
    <span
      className={`FacilityContact-distance${distance.kind === 'known' ? ' FacilityContact-distance--known' : ''}`}
      role="status"
    >
      {distance.kind === 'known'
        ? distanceText({ miles: distance.miles, from: { kind: 'you' } }, (key, values) =>
            t(`facility.${key}`, values),
          )
        : null}
      {position.kind === 'unavailable' ? t('facility.positionUnknown') : null}
      {distance.kind === 'unknown' && canAsk ? (
        <button
          type="button"
          className={askClass(isAwake)}
          aria-disabled={position.kind === 'asking'}
          onClick={ask}
        >
          {t('facility.howFar')}
        </button>
      ) : null}
    </span>
  );
}

/** Copies the address; its place is kept before scripts run, so that nothing moves. */
function CopyButton({ text }: { text: string }) {
  const t = useStrings();
  const isAwake = useIsAwake();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <span className="FacilityContact-copy">
      <button type="button" className={askClass(isAwake)} onClick={() => void copy()}>
        {t('facility.copyAddress')}
      </button>
      <span role="status" className="FacilityContact-outcome">
        {outcome === 'copied' ? t('facility.addressCopied') : null}
        {outcome === 'failed' ? t('facility.copyFailed') : null}
      </span>
    </span>
  );
}

/** Keeps the place of a button that does nothing before scripts run. */
function askClass(isAwake: boolean): string {
  return `FacilityContact-ask${isAwake ? '' : ' FacilityContact-ask--asleep'}`;
}
