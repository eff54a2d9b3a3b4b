/** One of a kind for each site, made when it is first asked for. */
export function perSite<T>(create: (siteName: string) => T): (siteName: string) => T {
  const made = new Map<string, T>();
  return (siteName) => {
    let service = made.get(siteName);
    if (!service) made.set(siteName, (service = create(siteName)));
    return service;
  };
}
