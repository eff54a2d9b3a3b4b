import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { PrivacyOptionsLink } from '#src/components/shell/PrivacyOptionsLink/PrivacyOptionsLink.tsx';
import { SiteLogo } from '#src/components/shell/SiteLogo/SiteLogo.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { localHref } from '#src/declaration/fields.ts';
import { isPlaceholderEmpty, Placeholder } from '#src/context/Placeholder.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { declaration as footer } from '#src/components/shell/Footer/Footer.declaration.ts';

/**
 * The footer both sites share (S-024): the network in a sentence, link columns, and the legal line with social links.
 * Its own CopyRight and BigIDPrivacy stand where no legal line is placed.
 */
export function SiteFooter(props: ComponentProps<typeof footer>) {
  const { rendering, fields } = props;
  const { locale, mode, variant } = usePage();
  const t = useStrings();
  const has = (name: string) => mode === 'edit' || !isPlaceholderEmpty(name, rendering);
  const hasLegal = has('footer-legal');
  const home = t(variant === 'plan' ? 'shell.planName' : 'shell.siteName');
  return (
    <footer className="SiteFooter far">
      <div className="SiteFooter-inside wrap">
        <div className="SiteFooter-brand">
          <a
            className="SiteFooter-logo"
            href={localHref('/', locale)}
            aria-label={t('shell.home', { name: home })}
          >
            <SiteLogo name={home} />
          </a>
          {fields.Text.value ? (
            <p className="SiteFooter-text">
              <EditableText field={fields.Text} />
            </p>
          ) : null}
        </div>
        {has('footer-links') ? (
          <nav className="SiteFooter-links" aria-label={t('shell.footerLinks')}>
            <Placeholder name="footer-links" rendering={rendering} />
          </nav>
        ) : null}
        <div className="SiteFooter-base">
          <div className="SiteFooter-legal">
            {hasLegal ? <Placeholder name="footer-legal" rendering={rendering} /> : null}
            {!hasLegal && fields.CopyRight.value ? (
              <p>
                <EditableText field={fields.CopyRight} />
              </p>
            ) : null}
            {!hasLegal && fields.BigIDPrivacy.raw !== undefined ? <PrivacyOptionsLink {...props} /> : null}
          </div>
          {has('footer-social') ? (
            <div className="SiteFooter-social">
              <Placeholder name="footer-social" rendering={rendering} />
            </div>
          ) : null}
        </div>
      </div>
    </footer>
  );
}
