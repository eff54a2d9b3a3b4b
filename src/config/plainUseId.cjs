// @ts-check
/**
 * Loader: has packages that ask React for `useId` by a name put together ask for it plainly. Where React always has it the
 * trick does nothing, but for bringing a helper of the bundler into the first script of every page.
 * @param {string} source
 */
module.exports = (source) => source.replace(/\[(["'])useId\1\.toString\(\)\]/g, '.useId');
