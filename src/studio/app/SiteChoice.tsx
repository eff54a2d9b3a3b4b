import type { SiteInfo } from '../api/StudioApi.ts';
import { useWords } from '../strings/useWords.ts';
import { Choice } from './Choice.tsx';

interface SiteChoiceProps {
  sites: readonly SiteInfo[];
  site: string;
  onChange: (site: string) => void;
}

/** Which site is looked at, where there are several. */
export function SiteChoice({ sites, site, onChange }: SiteChoiceProps) {
  const say = useWords();
  if (sites.length < 2) return null;
  const options = sites.map(({ name }) => ({
    value: name,
    label: say(name === 'plan' ? 'sitePlan' : 'siteMain'),
  }));
  return <Choice label={say('site')} value={site} options={options} onChange={onChange} />;
}
