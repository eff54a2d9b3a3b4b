import { useWords } from '../strings/useWords.ts';
import { TextBox } from '../ui/TextBox.tsx';
import { isAddressPart } from './proposeAddress.ts';

export interface Named {
  name: string;
  segment: string;
}

interface NameAndAddressProps {
  value: Named;
  onChange: (value: Named) => void;
  /** Address the last part stands behind. */
  folder: string;
  taken: ReadonlySet<string>;
  /** An address for a name, as long as nobody wrote one. */
  propose?: (name: string) => string;
  /** The address stays as it is. */
  isFixed?: boolean;
}

const wrongWith = (segment: string, taken: ReadonlySet<string>) => {
  if (segment === '') return undefined;
  if (!isAddressPart(segment)) return 'addressWrong' as const;
  return taken.has(segment.toLowerCase()) ? ('addressTaken' as const) : undefined;
};

/** Whether a page can have this name and this address. */
export const canBeNamed = ({ name, segment }: Named, taken: ReadonlySet<string>): boolean =>
  name.trim() !== '' && segment !== '' && wrongWith(segment, taken) === undefined;

/** The name of a page, and the last part of its address, which follows the name until somebody writes it. */
export function NameAndAddress({
  value,
  onChange,
  folder,
  taken,
  propose,
  isFixed = false,
}: NameAndAddressProps) {
  const say = useWords();
  const { name, segment } = value;
  const wrong = wrongWith(segment, taken);
  return (
    <>
      <TextBox
        label={say('pageName')}
        value={name}
        isRequired
        hasFocus
        onChange={(next) =>
          onChange({
            name: next,
            segment: propose && segment === propose(name) ? propose(next) : segment,
          })
        }
      />
      {isFixed ? (
        <p className="TextBox-help">{say('renameFixed')}</p>
      ) : (
        <TextBox
          label={say('pageAddress')}
          value={segment}
          onChange={(next) => onChange({ name, segment: next })}
          error={wrong && say(wrong)}
          help={wrong ? undefined : say('addressHelp', { address: `${folder}/${segment || '…'}` })}
        />
      )}
    </>
  );
}
