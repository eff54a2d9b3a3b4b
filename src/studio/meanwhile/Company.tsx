import { useEffect, useRef } from 'react';
import type { EditedPage } from '../api/StudioApi.ts';
import { useCatalogue } from '../catalogue.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Monogram } from '../ui/Monogram.tsx';
import { spotWords, useCompany } from './company.ts';
import type { Companion } from './company.ts';

/** The letters of everybody else on the page, on the bar; their names and places for who hears or points. */
export function Company({ page }: { page: Pick<EditedPage, 'layout' | 'around'> }) {
  const say = useWords();
  const catalogue = useCatalogue();
  const company = useCompany();
  useArrivals(company);
  if (company.length === 0) return null;
  return (
    <ul className="Company" aria-label={say('company')}>
      {company.map((one) => {
        const place = spotWords(one, page, catalogue, say);
        const words = place ? say('hereAt', { name: one.name, place }) : one.name;
        return (
          <li key={one.personId} title={words}>
            <Monogram name={one.name} colour={one.colour} />
            <span className="Unseen">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Says who has come; who left is not said. */
function useArrivals(company: readonly Companion[]): void {
  const say = useWords();
  const announce = useAnnounce();
  const before = useRef(new Set<string>());
  useEffect(() => {
    const come = company.filter(({ personId }) => !before.current.has(personId));
    before.current = new Set(company.map(({ personId }) => personId));
    const words = hereWords(come, say);
    if (words) announce(words);
  }, [company, announce, say]);
}

/** Who is there, in one sentence; '' for nobody. */
export function hereWords(company: readonly Companion[], say: Words): string {
  const [first, ...more] = company;
  if (!first) return '';
  return more.length === 0
    ? say('hereOne', { name: first.name })
    : say('hereMore', { name: first.name, count: more.length });
}

/** The letters of who is at a row, or with the name at a field. */
export function CompanyHere({
  people,
  isNamed = false,
}: {
  people: readonly Companion[];
  isNamed?: boolean;
}) {
  const say = useWords();
  return people.map(({ personId, name, colour }) => (
    <span key={personId} className="Company-here" title={name}>
      <Monogram name={name} colour={colour} />
      <span className={isNamed ? undefined : 'Unseen'}>{say('hereOne', { name })}</span>
    </span>
  ));
}
