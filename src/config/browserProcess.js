// @ts-check
/** Stands for Node's `process` in the browser: it has no variables and hears no errors. */
export const env = {};
export const browser = true;
