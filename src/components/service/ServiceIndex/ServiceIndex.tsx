import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { localHref } from '#src/declaration/fields.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { bodyArt } from '#src/domain/art/bodyArt.ts';
import { EditableImage } from '#src/editor/Editable/EditableImage.tsx';
import { EditableLink } from '#src/editor/Editable/EditableLink.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { Art } from '#src/ui/Art/Art.tsx';
import { searchIcon } from '#src/ui/Icon/glyphs.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import type { LetterOfServices } from './ServiceIndex.data.ts';
import type { declaration } from './ServiceIndex.declaration.ts';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Where services are searched, for browsers without scripts. */
const SERVICES_PATH = '/services';

type Props = ComponentProps<typeof declaration, LetterOfServices[]>;
type Items = Props['fields']['Children']['value'];

/**
 * The index of services: three ways in, one below the other. What people need, with a picture each; parts of the body,
 * whose figure is decoration beside the list that carries the links; and all of them from A to Z. The field filters all
 * three by plain script, what a service is also called included, and is the services' search without. Letters without a
 * service are text.
 */
export function ServiceIndex({ fields, data = [] }: Props) {
  const { locale } = usePage();
  const t = useStrings();
  if (!fields.Headline.value) return <EditingNote name="ServiceIndex" missing={['Headline']} />;
  const all = fields.Children.value;
  const needs = all.filter((item) => item.fields.Link.value?.href);
  const parts = all.filter((item) => item.fields.Children.value.some((one) => one.fields.Link.value));
  const ways = [
    { id: 'by-need', name: t('serviceIndex.byNeed'), isThere: needs.length > 0 },
    { id: 'by-body-part', name: t('serviceIndex.byPartShort'), isThere: parts.length > 0 },
    { id: 'a-to-z', name: t('serviceIndex.short'), isThere: data.length > 0 },
  ].filter(({ isThere }) => isThere);
  return (
    <div className="ServiceIndex" data-finder-of="">
      <HeroFrame name="ServiceIndex-top">
        <h1 className="h-entity">
          <EditableText field={fields.Headline} />
        </h1>
        <div className="ServiceIndex-bar">
          <form
            action={localHref(SERVICES_PATH, locale)}
            role="search"
            aria-label={t('serviceIndex.find')}
            data-finder=""
          >
            <TextField
              label={t('serviceIndex.find')}
              labelHidden
              name="q"
              type="search"
              icon={searchIcon}
              placeholder={t('serviceIndex.placeholder')}
              enterKeyHint="search"
              autoComplete="off"
            />
          </form>
          {ways.length > 1 ? (
            <nav aria-label={t('serviceIndex.ways')} className="ServiceIndex-ways">
              {ways.map(({ id, name }) => (
                <a key={id} href={`#${id}`}>
                  {name}
                </a>
              ))}
            </nav>
          ) : null}
        </div>
        <p
          role="status"
          className="ServiceIndex-found"
          data-found={t('serviceIndex.found')}
          data-found-one={t('serviceIndex.foundOne')}
          data-found-none={t('serviceIndex.foundNone')}
        ></p>
        {needs.length > 0 ? <Needs items={needs} /> : null}
      </HeroFrame>
      {parts.length > 0 ? <Parts items={parts} /> : null}
      {data.length > 0 ? <Letters letters={data} /> : null}
    </div>
  );
}

function Needs({ items }: { items: Items }) {
  const t = useStrings();
  return (
    <section id="by-need" className="ServiceIndex-needs" aria-label={t('serviceIndex.byNeed')} data-finds="">
      <ul>
        {items.map(({ id, fields }) => (
          <li key={id} className="ServiceIndex-need" data-find="">
            {fields.Image.value ? (
              <div className="ServiceIndex-picture">
                <EditableImage field={fields.Image} width={292} height={195} rounded />
              </div>
            ) : null}
            <div>
              <h2 className="ServiceIndex-name">
                <a href={fields.Link.value?.href}>
                  <EditableText field={fields.Title} />
                </a>
              </h2>
              {fields.Text.value ? (
                <p className="ServiceIndex-note">
                  <EditableText field={fields.Text} />
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Parts({ items }: { items: Items }) {
  const t = useStrings();
  return (
    <section
      id="by-body-part"
      className="ServiceIndex-parts wrap"
      aria-labelledby="parts-title"
      data-finds=""
    >
      <h2 id="parts-title" className="h2">
        {t('serviceIndex.byPart')}
      </h2>
      <div className="ServiceIndex-body">
        <div className="ServiceIndex-figure" aria-hidden="true" data-art="">
          <Art svg={bodyArt()} alt="" />
          {items.map(({ id, fields }, index) => {
            const part = fields.BodyPart.value;
            return part === 'None' ? null : (
              <a
                key={id}
                href={`#part-${index + 1}`}
                tabIndex={-1}
                className={`ServiceIndex-pin ServiceIndex-pin--${part}`}
              >
                <span>{index + 1}</span>
              </a>
            );
          })}
        </div>
        <ol className="ServiceIndex-groups">
          {items.map(({ id, fields }, index) => (
            <li key={id} id={`part-${index + 1}`} data-find="">
              <span className="ServiceIndex-number" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="ServiceIndex-part">
                  <EditableText field={fields.Title} />
                </h3>
                <ul className="ServiceIndex-links">
                  {fields.Children.value
                    .filter((one) => one.fields.Link.value)
                    .map((one) => (
                      <li key={one.id}>
                        <EditableLink field={one.fields.Link} look="inline" />
                      </li>
                    ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Letters({ letters }: { letters: LetterOfServices[] }) {
  const t = useStrings();
  const { locale } = usePage();
  const count = letters.reduce((sum, { services }) => sum + services.length, 0);
  const there = new Set(letters.map(({ letter }) => letter));
  const all = there.has('#') ? [...ALPHABET, '#'] : ALPHABET;
  const nameOf = (letter: string) => (letter === '#' ? '0–9' : letter);
  const idOf = (letter: string) => `letter-${letter === '#' ? '0' : letter.toLowerCase()}`;
  return (
    <section id="a-to-z" className="ServiceIndex-az tint" aria-labelledby="az-title" data-finds="">
      <div className="wrap">
        <div className="ServiceIndex-head">
          <h2 id="az-title" className="h2">
            {t('serviceIndex.aToZ')}
          </h2>
          <p className="ServiceIndex-note">{t('serviceIndex.count', { count })}</p>
        </div>
        <ul className="ServiceIndex-letters" aria-label={t('serviceIndex.letters')}>
          {all.map((letter) => (
            <li key={letter}>
              {there.has(letter) ? <a href={`#${idOf(letter)}`}>{nameOf(letter)}</a> : <span>{letter}</span>}
            </li>
          ))}
        </ul>
        <div className="ServiceIndex-columns">
          {letters.map(({ letter, services }) => (
            <section key={letter} aria-labelledby={idOf(letter)} data-finds="">
              <h3 id={idOf(letter)} className="ServiceIndex-letter">
                {nameOf(letter)}
              </h3>
              <ul>
                {services.map(({ id, entry, path, also }) => (
                  <li key={id} data-find={also.join(' ') || ''}>
                    <a href={localHref(path, locale)}>{entry}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
