/**
 * Whether a picture is one of the house's own illustrations, and no photo: it stands below the address `illustrations`,
 * which an installation without any leaves out.
 */
export function isIllustration(src: string, illustrations: string | undefined): boolean {
  return illustrations !== undefined && src.startsWith(illustrations);
}
