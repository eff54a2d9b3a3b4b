import { useState } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { declaration } from './IframeEmbed.declaration.ts';

/** Heights an editor may choose, in px. */
const HEIGHT = { lowest: 160, usual: 560, highest: 1600 };

/**
 * A page of another site in a frame: https only, from the sites the configuration names, sandboxed, titled and
 * of a bounded height. Nothing is asked of that site before the visitor wants it; a link leads there in any case, and
 * is all there is for a site that may not be embedded. Editors are told when the address is missing.
 */
export function IframeEmbed({ fields }: ComponentProps<typeof declaration>) {
  const { mode, config } = usePage();
  const t = useStrings();
  const [isWanted, setWanted] = useState(false);
  const url = httpsUrl(fields.Url.value);
  if (!url) {
    return mode === 'edit' ? (
      <div className="IframeEmbed block" role="note">
        <Notice tone="warning">{t('embed.noUrl')}</Notice>
      </div>
    ) : null;
  }
  const title = fields.Title.value || t('embed.title', { host: url.hostname });
  const isAllowed = config.frameOrigins?.includes(url.origin) ?? false;
  return (
    <div className="IframeEmbed block">
      {isWanted && isAllowed ? (
        <iframe
          className="IframeEmbed-frame"
          src={url.href}
          title={title}
          height={heightOf(fields.Height.value)}
          sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
          referrerPolicy="strict-origin"
        />
      ) : (
        <div className="IframeEmbed-offer">
          <p>
            <strong>{title}</strong>
          </p>
          {isAllowed ? (
            <>
              <p>{t('embed.consent', { host: url.hostname })}</p>
              <Button onClick={() => setWanted(true)}>{t('embed.show')}</Button>
            </>
          ) : null}
          <TextLink look="standalone" href={url.href} newWindowLabel={t('embed.newWindow')}>
            {t('embed.open', { host: url.hostname })}
          </TextLink>
          {mode === 'edit' && !isAllowed ? (
            <Notice tone="warning">{t('embed.notAllowed', { host: url.hostname })}</Notice>
          ) : null}
        </div>
      )}
    </div>
  );
}

function httpsUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && !url.username ? url : undefined;
}

function heightOf(text: string): number {
  const height = Number.parseInt(text, 10);
  return height > 0 ? Math.min(Math.max(height, HEIGHT.lowest), HEIGHT.highest) : HEIGHT.usual;
}
