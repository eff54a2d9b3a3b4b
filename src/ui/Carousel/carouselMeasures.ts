/** Measures of the specification (C-080 – C-083, in px; reading A-40). */
export const carouselMeasures = {
  /** C-080, A-40: the height of the main slide of a gallery. */
  slideHeight: 590,
  /** C-081 */
  gap: 16,
  /** C-082: thumbnails in view when the strip scrolls. */
  thumbnailsPerPage: 3.4,
  /** C-083: the thumbnail where the strip does not scroll. */
  thumbnail: { width: 300, height: 150 },
  /** more slides than this make the strip scroll. */
  scrollingAbove: 3,
} as const;
