// @ts-check
/** Stands in for optional libraries that must not reach the browser. */
export default {};
