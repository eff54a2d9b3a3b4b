// @ts-check
/** Stands in for the FEAAS/BYOC runtime in the browser; the site places none of its components. */
const nothing = () => null;
export const Component = nothing;
export const ExternalComponent = nothing;
export const fetchComponent = async () => ({ template: '' });
export const DataSettings = { fetch: async () => ({}) };
export const setContextProperties = nothing;
