import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { rowHoursText, withHoliday } from '#src/components/shared/hours/weekWords.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { formatDay } from '#src/domain/dates/dates.ts';
import { contactFilePath, holidayFilePath, isContactType } from '#src/domain/files/filePaths.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';
import { calendarIcon, downloadIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { SaveContactData } from './SaveContact.data.ts';
import type { declaration } from './SaveContact.declaration.ts';

/**
 * What a visitor may take along: the provider or facility for their address book, and a facility's coming holiday
 * hours for their calendar. Plain links to files; on paper the holiday hours themselves. With `Look` line: the address
 * book alone, to stand among other short actions.
 */
export function SaveContact({ params, data }: ComponentProps<typeof declaration, SaveContactData>) {
  const { entity, locale } = usePage();
  const t = useStrings();
  if (!entity || !isContactType(entity.entityTypeId)) return null;
  const { id, entityTypeId, displayName, name } = entity;
  const holidays = data?.holidays ?? [];
  const of = <VisuallyHidden> ({displayName ?? name})</VisuallyHidden>;
  const contact = (
    <TextLink
      look="standalone"
      icon={downloadIcon}
      href={contactFilePath(entityTypeId, id, locale)}
      data-print="hide"
    >
      {t('save.contact')}
      {of}
    </TextLink>
  );
  if (params.Look === 'line') return contact;
  return (
    <>
      <EntitySection title={t('save.heading')} size="small" isPrinted={false}>
        <ul className="SaveContact">
          <li>{contact}</li>
          {holidays.length > 0 ? (
            <li>
              <TextLink look="standalone" icon={calendarIcon} href={holidayFilePath(id, locale)}>
                {t('save.holidays')}
                {of}
              </TextLink>
            </li>
          ) : null}
        </ul>
      </EntitySection>
      {holidays.length > 0 ? (
        <div data-print="only">
          <EntitySection title={t('save.holidayHours')} size="small">
            <DefinitionList
              items={holidays.map((row) => ({
                key: row.date,
                term: withHoliday(formatDay(new Date(`${row.date}T20:00:00Z`), locale, 'full'), row, t),
                description: rowHoursText(row.hours, locale, t),
              }))}
            />
          </EntitySection>
        </div>
      ) : null}
    </>
  );
}
