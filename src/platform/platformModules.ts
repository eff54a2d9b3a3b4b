import { createContentModule } from './content/contentModule.ts';
import type { ContentModuleOptions } from './content/contentModule.ts';
import { createMediaModule } from './media/mediaModule.ts';
import type { PlatformModule } from './PlatformModule.ts';

export interface PlatformModulesOptions extends ContentModuleOptions {
  mediaFolder: string;
}

const others = [
  { file: './directory/directoryModule.ts', name: 'directoryModule' },
  { file: './search/searchModule.ts', name: 'searchModule' },
  { file: './maps/mapsModule.ts', name: 'mapsModule' },
  { file: './feeds/feedsModule.ts', name: 'feedsModule' },
];

/** Every part of the platform, in the order in which addresses are tried. */
export async function platformModules(options: PlatformModulesOptions): Promise<PlatformModule[]> {
  const modules = [createContentModule(options), createMediaModule({ folder: options.mediaFolder })];
  for (const { file, name } of others) {
    try {
      const loaded = (await import(file)) as Record<string, PlatformModule>;
      if (loaded[name]) modules.push(loaded[name]);
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    }
  }
  return modules;
}
