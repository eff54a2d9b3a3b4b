import { createContext } from 'react';

/** Heading level of an accordion's items: below its headline, or in its place when it has none. */
export const AccordionHeading = createContext<'h2' | 'h3'>('h3');
