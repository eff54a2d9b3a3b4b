/* Demo stand-in for a live-agent chat: an icon, and a box that says what it stands for. */
(() => {
  const isSpanish = document.documentElement.lang === 'es';
  const text = isSpanish
    ? {
        open: 'Abrir el chat',
        close: 'Cerrar el chat',
        lead: 'Chat de demostración: aquí respondería una persona.',
      }
    : { open: 'Open chat', close: 'Close chat', lead: 'Demo chat: a person would answer here.' };
  const css = `
    :host { position: fixed; inset: auto 1rem 1rem auto; z-index: 40; font: inherit; }
    section { display: grid; gap: 0.75rem; width: min(20rem, 80vw); padding: 1rem; border: 1px solid #768893;
      border-radius: 0.875rem; background: #fff; color: #15222b; box-shadow: 0 8px 30px rgb(8 30 34 / 20%); }
    section[hidden], button[hidden] { display: none; }
    p { margin: 0; }
    button { min-height: 2.75rem; padding: 0 1.125rem; border: 0; border-radius: 99rem;
      background: var(--brand-600, #066); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
    button:focus-visible { outline: 3px solid #15222b; outline-offset: 2px; box-shadow: 0 0 0 6px #ffc94a; }`;

  const host = document.createElement('div');
  host.id = 'live-chat-icon';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const icon = document.createElement('button');
  icon.type = 'button';
  icon.textContent = text.open;
  const box = document.createElement('section');
  box.hidden = true;
  box.setAttribute('aria-label', 'Chat');
  const lead = document.createElement('p');
  lead.textContent = text.lead;
  const shut = document.createElement('button');
  shut.type = 'button';
  shut.textContent = text.close;
  box.append(lead, shut);
  root.append(icon, box);
  document.body.append(host);

  const show = (isOpen) => {
    box.hidden = !isOpen;
    icon.hidden = isOpen;
    (isOpen ? shut : icon).focus();
  };
  icon.addEventListener('click', () => show(true));
  shut.addEventListener('click', () => show(false));
  window.liveChat = { open: () => show(true) };
})();
