import type { AccountDesk } from '../accounts/createAccounts.ts';
import { OidcSignIn } from '../accounts/OidcSignIn.ts';
import { warmPasswords } from '../accounts/passwords.ts';
import { SignIn } from '../accounts/SignIn.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformModule } from '../PlatformModule.ts';
import type { StudioSettings } from '../studioEnv.ts';
import { assetRoutes } from './assetRoutes.ts';
import { auditRoutes } from './auditRoutes.ts';
import { commentRoutes } from './commentRoutes.ts';
import { dictionaryRoutes } from './dictionaryRoutes.ts';
import { emergencyRoutes } from './emergencyRoutes.ts';
import { eventRoutes } from './eventRoutes.ts';
import { flowRoutes } from './flowRoutes.ts';
import { guardRoutes } from './guardRoutes.ts';
import { importRoutes } from './importRoutes.ts';
import { linkRoutes } from './linkRoutes.ts';
import { mediaRoutes } from './mediaRoutes.ts';
import { historyRoutes } from './historyRoutes.ts';
import { oidcRoutes } from './oidcRoutes.ts';
import { pageListRoutes } from './pageListRoutes.ts';
import { peopleRoutes } from './peopleRoutes.ts';
import { redirectRoutes } from './redirectRoutes.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { pageRoutes } from './studioPage.ts';
import { studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';
import { ticketRoutes } from './ticketRoutes.ts';
import { translationRoutes } from './translationRoutes.ts';

export interface StudioModuleOptions {
  accounts: AccountDesk;
  settings: StudioSettings;
  /** Where files of the media library are kept; without it there is no library. */
  mediaFolder?: string;
  /** Where files wait that were uploaded to be imported; without it nothing is. */
  importFolder?: string | undefined;
}

/**
 * The Studio's server: its page and files, accounts, tickets of frames, and what happens meanwhile. Where there are no
 * people yet, the log of the start has the link for the first. Without an origin there is no Studio, and it answers nothing.
 */
export function createStudioModule({
  accounts,
  settings,
  mediaFolder,
  importFolder,
}: StudioModuleOptions): PlatformModule {
  return (platform) => {
    if (settings.origin === undefined) {
      if (settings.reason) platform.log({ event: 'no-studio', reason: settings.reason });
      return [];
    }
    const signIn = new SignIn(accounts);
    const oidc = settings.oidc && new OidcSignIn(accounts, settings.oidc);
    const part: StudioPart = { platform, accounts, settings, signIn, oidc };
    void warmPasswords();
    if (accounts.people.isEmpty()) {
      const link = `${settings.origin}/studio/setup#${signIn.firstStart.open()}`;
      platform.log({ event: 'first-account', message: 'Open this address within 15 minutes', link });
    }
    return [
      ...sessionRoutes(part),
      ...oidcRoutes(part),
      ...peopleRoutes(part),
      ...auditRoutes(part),
      ...eventRoutes(part),
      ...ticketRoutes(part),
      ...historyRoutes(part),
      ...pageListRoutes(part),
      ...guardRoutes(part),
      ...dictionaryRoutes(part),
      ...redirectRoutes(part),
      ...translationRoutes(part),
      ...flowRoutes(part),
      ...emergencyRoutes(part),
      ...linkRoutes(part),
      ...commentRoutes(part),
      ...(importFolder === undefined ? [] : importRoutes(part, importFolder)),
      ...(mediaFolder === undefined ? [] : mediaRoutes(part, mediaFolder)),
      // What is none of these is no page either.
      studioRoute('*', '/studio/api/*', () => {
        throw new HttpProblem(404, 'There is nothing at this address');
      }),
      ...assetRoutes(part),
      ...pageRoutes(part),
    ];
  };
}
