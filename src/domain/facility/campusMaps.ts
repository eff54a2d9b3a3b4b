/** Headline of the entry of c_findingYourWay that is the campus map, in every language. */
export const CAMPUS_MAPS = 'Campus Maps';

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)(?:$|[?#])/i;

/** Whether a link leads to a picture, which a page can show, and not to a document. */
export function isPictureLink(href: string): boolean {
  return PICTURE.test(href);
}
