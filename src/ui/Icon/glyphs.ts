import type { IconShape } from './Icon.tsx';

/* The house's line icons: 24 px grid, drawn as strokes. Each is its own export, so that a page carries
   only what it shows. */

const line = (iconName: string, path: string): IconShape => ({
  prefix: 'line',
  iconName,
  icon: [24, 24, [], '', path],
});
const solid = (iconName: string, path: string): IconShape => ({
  prefix: 'solid',
  iconName,
  icon: [24, 24, [], '', path],
});

export const checkIcon = /* @__PURE__ */ line('check', 'M4.5 12.5 9.5 17.5 19.5 6.5');
export const closeIcon = /* @__PURE__ */ line('close', 'M6 6 18 18M18 6 6 18');
export const plusIcon = /* @__PURE__ */ line('plus', 'M12 5v14M5 12h14');
export const minusIcon = /* @__PURE__ */ line('minus', 'M5 12h14');
export const clockIcon = /* @__PURE__ */ line('clock', 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5.2l3.2 2');
export const circleMinusIcon = /* @__PURE__ */ line(
  'circle-minus',
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 12h8',
);
export const infoIcon = /* @__PURE__ */ line(
  'info',
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v5.5M12 7.6v.1',
);
export const alertIcon = /* @__PURE__ */ line(
  'alert',
  'M10.4 4.3 2.9 17.4A1.9 1.9 0 0 0 4.5 20.2h15a1.9 1.9 0 0 0 1.6-2.8L13.6 4.3a1.9 1.9 0 0 0-3.2 0ZM12 9.2v4.3M12 16.8v.1',
);
export const crossIcon = /* @__PURE__ */ line(
  'cross',
  'M9.2 3.5h5.6v5.7h5.7v5.6h-5.7v5.7H9.2v-5.7H3.5V9.2h5.7Z',
);
export const searchIcon = /* @__PURE__ */ line(
  'search',
  'M4 10.8a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0-13.6 0M16 16l4.5 4.5',
);
export const pinIcon = /* @__PURE__ */ line(
  'pin',
  'M12 21.5c4.6-4.4 7-8.2 7-11.5a7 7 0 0 0-14 0c0 3.3 2.4 7.1 7 11.500ZM9.4 10a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0',
);
export const locateIcon = /* @__PURE__ */ line(
  'locate',
  'M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M12 2.5v3M12 18.5v3M2.5 12h3M18.500 12h3M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
);
export const phoneIcon = /* @__PURE__ */ line(
  'phone',
  'M4.5 4.200h3.600l1.9 4.7-2.3 1.700a12.5 12.5 0 0 0 5.7 5.700l1.7-2.3 4.7 1.900v3.600a1.5 1.5 0 0 1-1.6 1.500C9.9 20.5 3.5 14.1 3 5.800a1.5 1.5 0 0 1 1.5-1.600Z',
);
export const arrowRightIcon = /* @__PURE__ */ line('arrow-right', 'M4 12h16M14 6l6 6-6 6');
export const chevronDownIcon = /* @__PURE__ */ line('chevron-down', 'M5.5 9 12 15.5 18.5 9');
export const chevronRightIcon = /* @__PURE__ */ line('chevron-right', 'M9 5.5 15.5 12 9 18.5');
export const chevronLeftIcon = /* @__PURE__ */ line('chevron-left', 'M15 5.5 8.5 12 15 18.5');
export const globeIcon = /* @__PURE__ */ line(
  'globe',
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3.3 12h17.400M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9S9.5 5.5 12 3Z',
);
export const menuIcon = /* @__PURE__ */ line('menu', 'M4 6.500h16M4 12h16M4 17.500h16');
export const calendarIcon = /* @__PURE__ */ line(
  'calendar',
  'M5.5 5h13a2 2 0 0 1 2 2v11.500a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3.5 10h17M8 2.800V7M16 2.800V7',
);
export const chatIcon = /* @__PURE__ */ line(
  'chat',
  'M4.5 4.500h15a1.5 1.5 0 0 1 1.5 1.500v9.500a1.5 1.5 0 0 1-1.5 1.500H10l-4.5 4v-4h-1A1.5 1.5 0 0 1 3 15.500V6a1.5 1.5 0 0 1 1.5-1.500Z',
);
export const lockIcon = /* @__PURE__ */ line(
  'lock',
  'M6 10.500h12a1.5 1.5 0 0 1 1.5 1.500v7a1.5 1.5 0 0 1-1.5 1.500H6A1.5 1.5 0 0 1 4.5 19v-7A1.5 1.5 0 0 1 6 10.500ZM8 10.500V7.500a4 4 0 0 1 8 0v3',
);
export const videoIcon = /* @__PURE__ */ line(
  'video',
  'M4.5 6.500h9a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM15.5 10.800l6-3v8.400l-6-3',
);
export const listIcon = /* @__PURE__ */ line('list', 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1');
export const mapIcon = /* @__PURE__ */ line(
  'map',
  'M3.5 6.5 9 4l6 2.500L20.5 4v13.500L15 20l-6-2.500L3.5 20ZM9 4v13.500M15 6.500V20',
);
export const slidersIcon = /* @__PURE__ */ line(
  'sliders',
  'M4 8h8M18 8h2M4 16h2M12 16h8M12 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M6 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
);
export const directionsIcon = /* @__PURE__ */ line('directions', 'M20.5 3.5 13.5 20.5 10.5 13.5 3.5 10.500Z');
export const externalIcon = /* @__PURE__ */ line(
  'external',
  'M14 4h6v6M20 4l-9 9M17.5 14v4.500a1.5 1.5 0 0 1-1.5 1.500H5.500A1.5 1.5 0 0 1 4 18.500V8a1.5 1.5 0 0 1 1.5-1.500H10',
);
export const mailIcon = /* @__PURE__ */ line(
  'mail',
  'M4.5 5.500h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.500h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.500ZM3.5 7.500l8.5 6 8.5-6',
);
export const downloadIcon = /* @__PURE__ */ line('download', 'M12 3.500v11.500M7 10.500l5 5 5-5M4.5 20h15');
export const playIcon = /* @__PURE__ */ solid(
  'play',
  'M7.5 4.800v14.400a1 1 0 0 0 1.5.9l11.4-7.200a1 1 0 0 0 0-1.800L9 3.900a1 1 0 0 0-1.5.9Z',
);
export const pauseIcon = /* @__PURE__ */ solid('pause', 'M7 4.500h3v15H7ZM14 4.500h3v15h-3Z');
export const starIcon = /* @__PURE__ */ solid(
  'star',
  'M12 2.600l2.8 6 6.5.8-4.8 4.5 1.3 6.500L12 17.200l-5.8 3.2 1.3-6.500L2.7 9.400l6.5-.8Z',
);
export const userIcon = /* @__PURE__ */ line(
  'user',
  'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.500c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
);
export const buildingIcon = /* @__PURE__ */ line(
  'building',
  'M5 20.500V4.500A1 1 0 0 1 6 3.500h8a1 1 0 0 1 1 1v16M15 10h3a1 1 0 0 1 1 1v9.500M3 20.500h18M8.5 8h3M8.5 12h3M8.5 16h3',
);
export const refreshIcon = /* @__PURE__ */ line(
  'refresh',
  'M20 12a8 8 0 1 1-2.4-5.700L20 8.500M20 3.500v5h-5',
);
export const documentIcon = /* @__PURE__ */ line(
  'document',
  'M6.5 3.500h7.500l4.5 4.500v11A1.5 1.5 0 0 1 17 20.500H6.500A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.500ZM13.5 3.500V8.500h5M8.5 13h7M8.5 16.500h7',
);
export const banIcon = /* @__PURE__ */ line('ban', 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M5.7 5.7l12.6 12.6');
export const shareIcon = /* @__PURE__ */ line(
  'share',
  'M12 14.500V3.500M8 7.500 12 3.500 16 7.500M7 10.500H5V20h14v-9.500h-2',
);
export const accessIcon = /* @__PURE__ */ line(
  'access',
  'M9.500 4.500a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0M11 8.500V14h5l2.500 5 1.500-.500M11 11h4M8.500 11.500a5 5 0 1 0 6 6.500',
);
