const asked = new Map<string, Promise<void>>();

/**
 * Loads a script of another party once; a second call shares the first. Rejects when it is blocked or does not
 * arrive, and may then be tried again.
 */
export function loadScript(url: string): Promise<void> {
  const known = asked.get(url);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      asked.delete(url);
      script.remove();
      reject(new Error('The script did not load'));
    };
    document.head.append(script);
  });
  asked.set(url, loading);
  return loading;
}

/**
 * What a script of another party offers as `window[name]`: something that draws itself. Rejects when the script is
 * blocked, throws or offers no such thing, and may then be tried again.
 */
export async function loadWidget<Widget extends { render: unknown }>(
  url: string,
  name: string,
): Promise<Widget> {
  await loadScript(url);
  const widget = (window as unknown as Record<string, Widget | undefined>)[name];
  if (typeof widget?.render === 'function') return widget;
  asked.delete(url);
  throw new Error('The script offers no widget');
}
