import { page, t } from './blocks.ts';

/** Providers side by side, from the address; no page of its own for search engines. */
export const comparePage = page('main', {
  path: '/compare',
  title: t('Compare doctors', 'Comparar médicos'),
  summary: t('Up to four doctors, side by side.', 'Hasta cuatro médicos, lado a lado.'),
  hidden: true,
  body: [{ component: 'CompareProviders' }],
});
