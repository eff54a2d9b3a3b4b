const words = {
  portal: {
    en: [
      'Patient sign-in (demo)',
      'Here patients would sign in to their account. The demo network has no accounts.',
    ],
    es: [
      'Acceso de pacientes (demostración)',
      'Aquí los pacientes entrarían a su cuenta. La red de demostración no tiene cuentas.',
    ],
  },
  schedule: {
    en: [
      'Online scheduling (demo)',
      'Here patients would choose a time. The demo network takes no appointments.',
    ],
    es: [
      'Citas en línea (demostración)',
      'Aquí los pacientes elegirían una hora. La red de demostración no da citas.',
    ],
  },
} as const;

/** A plain page that says what it stands for, in both languages. Nothing of the request is repeated in it. */
export function demoPage(kind: keyof typeof words): string {
  const { en, es } = words[kind];
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    `<meta name="viewport" content="width=device-width"><title>${en[0]}</title></head><body><main>` +
    `<h1>${en[0]}</h1><p>${en[1]}</p><div lang="es"><h2>${es[0]}</h2><p>${es[1]}</p></div>` +
    '<p><a href="/">Home / Inicio</a></p></main></body></html>'
  );
}
