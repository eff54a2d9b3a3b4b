/*
 * The first script of every page, a file of its own. The words of a page need neither scripts nor the headline face,
 * so both are asked for when the page has been painted; before, they would share a phone's narrow line with the styles.
 * Its element names the page's scripts in `data-scripts`, in their order. Until they run it remembers the button that was
 * pressed last in a part of the page that sleeps; `wakeIslands` presses it again. It also tells the data layer of clicks on
 * what `clickMark` marks (S-319 – S-321): once for each press of a person, whether or not the part is awake.
 */
(() => {
  const { currentScript, documentElement, referrer } = document;
  const scripts = currentScript?.dataset.scripts?.split(' ') ?? [];
  const showHeadlineFace = () => documentElement.setAttribute('data-faces', '');
  // Who comes from another page of the site has the face already: no change of face before their eyes.
  if (referrer.startsWith(`${location.origin}/`)) showHeadlineFace();

  const asleep = '[data-island]:not([data-hears], [data-wake="never"])';
  document.addEventListener('click', ({ target, isTrusted }) => {
    const pressed = isTrusted && target instanceof Element ? target.closest('a, button') : null;
    const marked = pressed?.closest('[data-click]');
    // Of a result the click on its name counts, not those on what else its card offers.
    if (marked && (marked === pressed || pressed?.closest('h2, h3'))) {
      const [click, entity_kind, entity_id] = marked.getAttribute('data-click').split(' ');
      (window.dataLayer ??= []).push({
        event: `click_${click}`,
        entity_kind,
        entity_id,
        site: documentElement.dataset.variant,
        language: documentElement.lang,
        consent_required: 'C0002',
      });
    }

    const button = target instanceof Element ? target.closest('button[type="button"]') : null;
    if (!button?.closest(asleep)) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.setAttribute('data-pressed', '');
  });

  const start = () => {
    for (const address of scripts.splice(0)) {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      document.head.append(script);
    }
    showHeadlineFace();
  };
  // The scripts read what stands at the end of the page, which may be painted before it is all there.
  const startWhenRead = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else start();
  };
  new PerformanceObserver(startWhenRead).observe({ type: 'paint', buffered: true });
  // A tab in the background is not painted, and a browser may not tell.
  addEventListener('load', () => setTimeout(start, document.hidden ? 0 : 1000));
})();
