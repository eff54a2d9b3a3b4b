import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalisePath } from '../store/pagePath.ts';
import type { ContentReader } from './contentReader.ts';
import { stableId } from './stableId.ts';
import { templateId } from './renderLayout.ts';
import type { LayoutData, Locale } from './renderLayout.ts';
import type { Site } from './siteList.ts';

/** What a file of the gallery holds. */
interface GalleryPage {
  title: string;
  placeholders: Record<string, unknown>;
}

const ADDRESS = /^\/_gallery(?:\/([\w-]+(?:\/[\w-]+)?))?$/;

/**
 * The reader, with the pages of a folder below `/_gallery`: what components look like, for those who make the site. They are
 * layouts like those of the store, in no list of pages, sitemap or search. The files are read when they are asked for,
 * so that they may be written anew at any time.
 */
export function withGallery<Reader extends ContentReader>(reader: Reader, folder: string): Reader {
  return {
    ...reader,
    layout(site, path, locale) {
      const asked = normalisePath(path);
      const page = galleryPage(folder, asked);
      return page ? { layout: layoutOf(page, site, asked, locale) } : reader.layout(site, path, locale);
    },
  };
}

function galleryPage(folder: string, path: string): GalleryPage | undefined {
  const found = ADDRESS.exec(path);
  if (!found) return undefined;
  const file = join(folder, `${found[1] ?? 'index'}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GalleryPage) : undefined;
}

function layoutOf(
  { title, placeholders }: GalleryPage,
  site: Site,
  path: string,
  locale: Locale,
): LayoutData {
  const { name, hostName, language } = site;
  return {
    sitecore: {
      context: {
        pageEditing: false,
        pageState: 'normal',
        language: locale,
        itemPath: path,
        site: { name, hostName, language },
      },
      route: {
        name: path.split('/').at(-1),
        displayName: title,
        itemLanguage: locale,
        itemVersion: 1,
        templateId: templateId('Page'),
        templateName: 'Page',
        layoutId: stableId('layout', 'default'),
        deviceId: stableId('device', 'default'),
        databaseName: 'web',
        fields: { Title: { value: title }, 'Exclude From Sitemap': { value: true } },
        placeholders: {
          'global-alert': [],
          'in-page-alert': [],
          header: [],
          bottom: [],
          footer: [],
          ...placeholders,
        },
      },
    },
  };
}
