import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import { isValidLink } from '#src/domain/links/siteUrl.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';

/** Forms to fill in before a visit; one without a valid link is not shown (D-166, R-125). */
export function ProviderOnlineForms() {
  const provider = useEntity('healthcareProfessional');
  const { locale } = usePage();
  const t = useStrings();
  if (!provider) return null;
  const forms = provider.forms.filter(({ href, text }) => isValidLink(href) && text.trim() !== '');
  if (forms.length === 0) return <EditingNote name="ProviderOnlineForms" missing={['c_onlineForms']} />;
  return (
    <EntitySection title={t('providerPage.forms')} isPrinted={false}>
      {provider.formsIntro ? <EntityProse html={provider.formsIntro} /> : null}
      <LinkRows
        links={forms.map(({ href, text }) => ({ id: `${href} ${text}`, name: text, path: href }))}
        locale={locale}
      />
    </EntitySection>
  );
}
