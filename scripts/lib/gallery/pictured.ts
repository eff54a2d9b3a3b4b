import type { DeclaredComponent } from '../readDeclarations.ts';

/** Of which an example is no picture, each with the reason. */
const DRAWN: Readonly<Record<string, string>> = {
  ContentField: 'shows a field of the page it stands on, here of the gallery',
  HeaderMenuFlyout: 'is an icon until it is pressed',
  HeaderSearchFlyout: 'is an icon until it is pressed',
  HeaderUtilityLinks: 'is seen on wide windows alone',
  JumpLinks: 'leads to the sections of a page, which the gallery does not have',
  PatientSignInLink: 'is seen on wide windows alone',
  SocialLink: 'is an icon alone',
  VerticalTab: 'is drawn by what it stands in',
};

/**
 * Whether editors choose a component by a picture of its example, or of itself in the demo network. What has nothing of its own to
 * show is drawn by its slots instead.
 */
export function isPictured({ name, declaration: { fields, slots, standsIn } }: DeclaredComponent): boolean {
  const isFrame = Object.keys(fields).length === 0 && Object.keys(slots ?? {}).length > 0;
  return standsIn.length > 0 && !isFrame && !(name in DRAWN);
}
