/* Demo stand-in for a reviews widget: a few invented lines that say so, in a shadow tree of its own. */
(() => {
  const texts = {
    en: {
      lead: 'Demo reviews: nobody wrote these.',
      lines: [
        'She drew the whole thing on paper so my father could follow.',
        'Ran a little late, told me so, and never rushed me once we started.',
        'Explained every step and called the next day to see how I was.',
        'The front desk was kind and found me a time the same week.',
      ],
      all: 'All reviews (demo)',
    },
    es: {
      lead: 'Opiniones de demostración: nadie las escribió.',
      lines: [
        'Lo dibujó todo en un papel para que mi padre lo entendiera.',
        'Se retrasó un poco, me avisó y nunca me apuró.',
        'Explicó cada paso y llamó al día siguiente para saber cómo seguía.',
        'En recepción fueron amables y me dieron cita esa misma semana.',
      ],
      all: 'Todas las opiniones (demostración)',
    },
  };
  const css = `
    :host { display: block; font: inherit; }
    p { margin: 0 0 0.75rem; }
    blockquote { margin: 0; padding: 1rem 0; border-top: 1px solid #dce3e7; }
    a { color: var(--brand-600, #066); }`;

  /** A number that depends on the text alone. */
  const seed = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) >>> 0, 7);

  const render = (target, { id, link, locale = 'en' }) => {
    const t = texts[locale] ?? texts.en;
    const root = target.shadowRoot ?? target.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren();
    const add = (name, text) => {
      const element = document.createElement(name);
      element.textContent = text;
      root.append(element);
      return element;
    };
    add('p', t.lead);
    const from = seed(String(id));
    for (let line = 0; line < 3; line += 1) add('blockquote', t.lines[(from + line) % t.lines.length]);
    if (link) add('a', t.all).href = '#reviews';
  };

  window.reviewsWidget = { render };
})();
