/**
 * The mark: a globe of meridians and one coral disc. Lines take the colour of the text around it.
 * @param coral the disc's colour where no style sheet applies (a favicon); else the accent token
 */
export function logoMark(coral = 'var(--accent)'): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="2.4">' +
    '<path d="M20 4v32" stroke-width="1.6" stroke-opacity=".5"/>' +
    '<circle cx="20" cy="20" r="17.5"/><ellipse cx="20" cy="20" rx="8" ry="17.5"/>' +
    `<circle cx="27.5" cy="20" r="5" fill="${coral}" stroke="none"/></svg>`
  );
}
