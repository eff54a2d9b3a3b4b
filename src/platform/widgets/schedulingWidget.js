/* Demo stand-in for an open-scheduling widget: free times that lead nowhere, in a shadow tree of its own. */
(() => {
  const texts = {
    en: {
      lead: 'Choose a time (demo)',
      done: 'This is a demo: no appointment was made. You chose',
    },
    es: {
      lead: 'Elija una hora (demostración)',
      done: 'Esto es una demostración: no se hizo ninguna cita. Eligió',
    },
  };
  const css = `
    :host { display: block; font: inherit; }
    h4 { margin: 0.75rem 0 0.5rem; font-size: 1rem; }
    p { margin: 0 0 0.5rem; }
    div { display: flex; flex-wrap: wrap; gap: 0.5rem; }
    button { min-height: 2.75rem; padding: 0 0.875rem; border: 1px solid var(--brand-600, #066);
      border-radius: 0.5rem; background: transparent; color: inherit; font: inherit; cursor: pointer; }
    button[aria-pressed='true'] { background: var(--brand-600, #066); color: #fff; }
    button:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }`;

  /** A number that depends on the text alone. */
  const seed = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) >>> 0, 7);

  const render = (target, { provider, department, visitType, daysToFirstSlot = 1, locale = 'en' }) => {
    const t = texts[locale] ?? texts.en;
    const language = locale === 'es' ? 'es-US' : 'en-US';
    const root = target.shadowRoot ?? target.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    const add = (parent, name, text) => {
      const element = document.createElement(name);
      element.textContent = text;
      parent.append(element);
      return element;
    };
    root.replaceChildren();
    add(root, 'p', t.lead);
    const said = document.createElement('p');
    said.setAttribute('role', 'status');
    const from = seed(`${provider}/${department}/${visitType}`);
    const isWeekend = (date) => date.getDay() % 6 === 0;
    const date = new Date();
    date.setDate(date.getDate() + daysToFirstSlot);
    for (let day = 0; day < 3; day += 1) {
      // After the first free day, which is the directory's to say, only days on which offices are open.
      if (day > 0)
        do date.setDate(date.getDate() + 1);
        while (isWeekend(date));
      const name = date.toLocaleDateString(language, { weekday: 'long', month: 'long', day: 'numeric' });
      add(root, 'h4', name);
      const times = add(root, 'div', '');
      for (let slot = 0; slot < 3 + ((from + day) % 3); slot += 1) {
        date.setHours(8 + slot * 2, ((from >> slot) % 3) * 20, 0, 0);
        const time = date
          .toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' })
          .replace(/([ap])\.\s?m\./, '$1.\u00a0m.');
        const button = add(times, 'button', time);
        button.type = 'button';
        button.setAttribute('aria-pressed', 'false');
        button.setAttribute('aria-label', `${name}, ${time}`);
        button.addEventListener('click', () => {
          for (const other of root.querySelectorAll('button')) other.setAttribute('aria-pressed', 'false');
          button.setAttribute('aria-pressed', 'true');
          said.textContent = `${t.done}: ${name}, ${time}${time.endsWith('.') ? '' : '.'}`;
        });
      }
    }
    root.append(said);
  };

  window.openScheduling = { render };
})();
