import type { RegistryRow } from '#src/components/RegistryRow.ts';

const still = { folder: 'shell', wake: 'never', pages: 'any', editing: 'P', strings: [] } as const;
const header = {
  folder: 'shell',
  wake: 'load',
  pages: 'any',
  editing: 'L',
  strings: ['shell'],
  chunk: 'shell',
  placeholders: ['header-logo-{*}', 'header-nav-{*}', 'header-flyout-{*}', 'header-utility-{*}'],
} as const;
const footer = {
  ...still,
  editing: 'L',
  placeholders: ['footer-links-{*}', 'footer-legal-{*}', 'footer-social-{*}'],
} as const;

/** What every route carries around its content. The header wakes as one island, with the flyouts in it. */
export const shellRows = {
  GlobalAlert: still,
  InPageAlert: still,
  Header: header,
  PlanHeader: header,
  HeaderLogo: still,
  HeaderUtilityLinks: still,
  PatientSignInLink: still,
  HeaderSearchFlyout: { ...still, wake: 'load', strings: ['shell'], chunk: 'shell' },
  HeaderMenuFlyout: { ...still, wake: 'load', strings: ['shell'], chunk: 'shell' },
  Footer: footer,
  PlanFooter: footer,
  FooterCopyright: still,
  TrackingOptOutLink: still,
  PrivacyOptionsLink: still,
} satisfies Record<string, RegistryRow>;
