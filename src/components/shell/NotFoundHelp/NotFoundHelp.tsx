import type { ReactNode } from 'react';
import { PLAIN_QUERY } from '#src/components/shell/HeaderSearchFlyout/sendQueryAsJson.ts';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import type { AskedAddress } from '#src/context/AskedAddress.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { localHref } from '#src/declaration/fields.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { drawnFile } from '#src/domain/art/drawnFile.ts';
import { signpostArt } from '#src/domain/art/signpostArt.ts';
import type { KnownAddress } from '#src/domain/links/addressBook.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { StringKey } from '#src/i18n/StringKey.ts';
import { Art } from '#src/ui/Art/Art.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { Icon, type IconShape } from '#src/ui/Icon/Icon.tsx';
import {
  buildingIcon,
  chatIcon,
  chevronRightIcon,
  documentIcon,
  listIcon,
  searchIcon,
  userIcon,
} from '#src/ui/Icon/glyphs.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import type { declaration } from './NotFoundHelp.declaration.ts';

/** What an address leads to, by the type of its entity. */
const KINDS: Readonly<Record<string, { key: StringKey<'notFound'>; icon: IconShape }>> = {
  healthcareProfessional: { key: 'notFound.provider', icon: userIcon },
  ce_shpProvider: { key: 'notFound.provider', icon: userIcon },
  healthcareFacility: { key: 'notFound.location', icon: buildingIcon },
  ce_patientStory: { key: 'notFound.story', icon: chatIcon },
  ce_askAnExpert: { key: 'notFound.answer', icon: chatIcon },
  ce_volunteerOpportunity: { key: 'notFound.volunteering', icon: userIcon },
  ce_researchStudy: { key: 'notFound.study', icon: documentIcon },
  ce_researchPublication: { key: 'notFound.publication', icon: documentIcon },
  ce_investigator: { key: 'notFound.investigator', icon: userIcon },
  ce_healthPlanPayor: { key: 'notFound.payor', icon: documentIcon },
  ce_affiliate: { key: 'notFound.affiliate', icon: buildingIcon },
};

/**
 * What stands at an address that leads nowhere: what was asked for, the addresses of the site that are close to it, a
 * search filled with its words, and the tasks an editor chose. Without a close address the search moves up. All of it is
 * HTML; the search is a plain form.
 */
export function NotFoundHelp({ fields, data }: ComponentProps<typeof declaration, AskedAddress>) {
  const t = useStrings();
  if (!fields.Headline.value) return <EditingNote name="NotFoundHelp" missing={['Headline']} />;
  const { shown, words = '', close = [] } = data ?? {};
  const tasks = fields.Children.value.filter((item) => item.fields.Link.value);
  return (
    <HeroFrame name="NotFoundHelp">
      <div className="NotFoundHelp-parts">
        <div className="NotFoundHelp-words">
          <h1 className="h-entity">
            <EditableText field={fields.Headline} />
          </h1>
          {shown !== undefined || close.length > 0 ? (
            <p className="NotFoundHelp-asked">
              {shown !== undefined ? (
                <Around sentence={t('notFound.asked')}>
                  <strong dir="ltr" translate="no">
                    {shown}
                  </strong>
                </Around>
              ) : null}{' '}
              {close.length > 0 ? t(close.length === 1 ? 'notFound.closeOne' : 'notFound.close') : null}
            </p>
          ) : null}
          {close.length > 0 ? (
            <ul className="NotFoundHelp-close">
              {close.map((address) => (
                <CloseOne key={address.path} address={address} />
              ))}
            </ul>
          ) : fields.Text.value ? (
            <div className="HeroFrame-lead">
              <EditableRichText field={fields.Text} />
            </div>
          ) : null}
          <Search words={words} hasClose={close.length > 0} />
          {tasks.length > 0 ? (
            <ul className="NotFoundHelp-tasks" aria-label={t('notFound.tasks')}>
              {tasks.map((item) => (
                <li key={item.id}>
                  <EditableLink field={item.fields.Link} look="inline" />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <div className="NotFoundHelp-picture">
          {fields.Image.value ? (
            <EditableImage field={fields.Image} width={480} height={480} rounded />
          ) : (
            <Art svg={signpostArt()} alt="" rounded />
          )}
        </div>
      </div>
    </HeroFrame>
  );
}

/** A plain form to the site's search, filled with the words of the address. */
function Search({ words, hasClose }: { words: string; hasClose: boolean }) {
  const { locale } = usePage();
  const t = useStrings();
  return (
    <form
      className="NotFoundHelp-search"
      action={localHref('/search', locale)}
      role="search"
      aria-labelledby="not-found-search"
      data-query-as-json=""
    >
      <h2 id="not-found-search" className="NotFoundHelp-title">
        {t(hasClose ? 'notFound.orSearch' : 'notFound.search')}
      </h2>
      <div className="NotFoundHelp-field">
        <TextField
          label={t('notFound.field')}
          labelHidden
          name={PLAIN_QUERY}
          type="search"
          icon={searchIcon}
          defaultValue={words}
          enterKeyHint="search"
          autoComplete="off"
        />
        <input type="hidden" name="query" disabled />
        <Button type="submit" shape="field" size="lg">
          {t('notFound.go')}
        </Button>
      </div>
    </form>
  );
}

function CloseOne({ address }: { address: KnownAddress }) {
  const { locale, config, variant } = usePage();
  const t = useStrings();
  const { title, path, type, section, image } = address;
  const kind = type === undefined ? undefined : KINDS[type];
  const portrait = image && drawnFile(image, config.illustrations, variant);
  return (
    <li className="NotFoundHelp-one">
      <span className="NotFoundHelp-sign" aria-hidden="true">
        {(portrait ?? image) ? (
          <Picture
            src={portrait ?? image}
            isDrawing={portrait !== undefined}
            alt=""
            width={52}
            height={52}
            rounded
          />
        ) : (
          <Icon icon={kind?.icon ?? (section === undefined ? searchIcon : listIcon)} />
        )}
      </span>
      <span className="NotFoundHelp-what">
        <a href={localHref(path, locale)} className="NotFoundHelp-link">
          {title}
        </a>
        <span className="NotFoundHelp-kind">
          {kind ? t(kind.key) : section === undefined ? t('notFound.page') : t('notFound.below', { section })}
        </span>
      </span>
      <Icon icon={chevronRightIcon} />
    </li>
  );
}

/** A sentence with an element in its gap. */
function Around({ sentence, children }: { sentence: string; children: ReactNode }) {
  const [before, after] = sentence.split('{address}');
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
