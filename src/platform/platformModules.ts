import type { AccountDesk } from './accounts/createAccounts.ts';
import { createAuthoringModule } from './authoring/authoringModule.ts';
import { createContentModule } from './content/contentModule.ts';
import type { ContentModuleOptions } from './content/contentModule.ts';
import { directoryModule } from './directory/directoryModule.ts';
import { feedsModule } from './feeds/feedsModule.ts';
import { createScheduleModule } from './flow/scheduleModule.ts';
import { mapsModule } from './maps/mapsModule.ts';
import { createMediaAddresses } from './media/library/serveMedia.ts';
import { createMediaModule } from './media/mediaModule.ts';
import type { PlatformModule } from './PlatformModule.ts';
import { createSearchModule } from './search/searchModule.ts';
import { priceFilesModule } from './standIns/priceFilesModule.ts';
import { standInsModule } from './standIns/standInsModule.ts';
import { createStudioModule } from './studio/studioModule.ts';
import type { StudioSettings } from './studioEnv.ts';
import { widgetsModule } from './widgets/widgetsModule.ts';

export interface PlatformModulesOptions extends ContentModuleOptions {
  mediaFolder: string;
  importFolder?: string;
  /** The data file, where a thread of its own is to search it. */
  searchFile?: string | undefined;
  /** Who has an account, and where the Studio is; without both there is no editing here. */
  editing?: { accounts: AccountDesk; settings: StudioSettings; token?: string | undefined };
}

/** Every part of the platform. */
export function platformModules(options: PlatformModulesOptions): PlatformModule[] {
  return [
    createContentModule({ ...options, studioOrigin: options.editing?.settings.origin }),
    createMediaModule({ folder: options.mediaFolder }),
    createMediaAddresses({ folder: options.mediaFolder }),
    directoryModule,
    createSearchModule({ file: options.searchFile }),
    mapsModule,
    feedsModule,
    widgetsModule,
    standInsModule,
    priceFilesModule,
    ...(options.editing
      ? [
          createStudioModule({
            ...options.editing,
            ...{ mediaFolder: options.mediaFolder, importFolder: options.importFolder },
          }),
          createAuthoringModule(options.editing),
          createScheduleModule(options.editing),
        ]
      : []),
  ];
}
