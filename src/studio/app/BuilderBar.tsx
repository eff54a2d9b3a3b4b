import type { EditedPage, Language, Session } from '../api/StudioApi.ts';
import { Company } from '../meanwhile/Company.tsx';
import type { Outbox } from '../outbox/Outbox.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { steady } from '../ui/steady.tsx';
import { Bar } from './Bar.tsx';
import { Choice } from './Choice.tsx';
import { SiteChoice } from './SiteChoice.tsx';
import { StateLine } from './StateLine.tsx';

interface BuilderBarProps {
  session: Session;
  outbox: Outbox;
  page: EditedPage | undefined;
  /** Another one is on its way. */
  isBehind: boolean;
  site: string;
  language: Language;
  onSite: (name: string) => void;
  onLanguage: (language: Language) => void;
  onHistory: () => void;
  onPublish: () => void;
  onSignOut: () => void;
}

/** The builder's part of the bar: site and language, the open page and what became of it, its acts. */
export const BuilderBar = steady(function BuilderBar(props: BuilderBarProps) {
  const { session, outbox, page, isBehind, site, language } = props;
  const { onSite, onLanguage, onHistory, onPublish, onSignOut } = props;
  const say = useWords();
  return (
    <Bar
      session={session}
      onSignOut={onSignOut}
      acts={
        <>
          {page ? <Company key={page.id} page={page} /> : null}
          <Button look="bar" isDisabled={!page} onPress={onHistory} aria-label={say('history')}>
            <Icon name="clock" />
          </Button>
          <Button look="solid" isDisabled={!page || isBehind} onPress={onPublish}>
            {say('publish')}
          </Button>
        </>
      }
    >
      <SiteChoice sites={session.sites} site={site} onChange={onSite} />
      <Choice
        label={say('language')}
        value={language}
        options={[
          { value: 'en', label: say('english') },
          { value: 'es', label: say('spanish') },
        ]}
        onChange={(value) => onLanguage(value as Language)}
      />
      <div className="Bar-page">
        <h1>{page?.name ?? say('loading')}</h1>
        {page ? <StateLine outbox={outbox} page={page} onHistory={onHistory} /> : null}
      </div>
    </Bar>
  );
});
