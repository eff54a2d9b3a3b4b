import type { ReactNode } from 'react';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { Placed as PlacedRendering } from '#src/declaration/Declaration.ts';
import type { IslandPage } from '#src/context/PageProps.ts';
import { placedIn, PlaceholderProvider } from '#src/context/Placeholder.tsx';
import { AwakeSlot } from './AwakeSlot.tsx';
import { laterPart } from './islandCode.ts';
import type { IslandCode } from './islandCode.ts';
import { LaterPart } from './LaterPart.tsx';
import { partId } from './partId.ts';

const serverHtml = { __html: '' };

interface PlacedProps {
  rendering: ComponentRendering;
  code: IslandCode;
  page: IslandPage;
}

/** A placed component whose code is there, with what the server sent for it. */
export function Placed({ rendering, code, page }: PlacedProps) {
  const Found = code.get(rendering.componentName);
  if (!Found) return null;
  const { params, fields } = rendering as PlacedRendering;
  return (
    <Found
      rendering={rendering}
      params={params}
      fields={fields}
      data={page.componentData[rendering.uid ?? '']}
    />
  );
}

/** Draws what is placed in an island as the server did (PageRoot.server.tsx): a slot for each. */
export function placeholderDrawer(code: IslandCode, page: IslandPage) {
  return (name: string, rendering: ComponentRendering): ReactNode =>
    placedIn(name, rendering).map((child) =>
      code.has(child.componentName) ? (
        <AwakeSlot key={child.uid} id={partId(child)}>
          <Placed rendering={child} code={code} page={page} />
        </AwakeSlot>
      ) : laterPart(child.componentName) ? (
        <LaterPart key={child.uid} rendering={child} page={page}>
          {(arrived) => (
            <PlaceholderProvider value={placeholderDrawer(arrived, page)}>
              <Placed rendering={child} code={arrived} page={page} />
            </PlaceholderProvider>
          )}
        </LaterPart>
      ) : (
        // A static component inside an island: the server's HTML is all there is of it.
        <div className="slot" key={child.uid} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
      ),
    );
}
