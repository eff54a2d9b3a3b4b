import { COVERS, DRESSES, PINNED_COVERS, PINNED_DRESSES } from './clothes.ts';
import type { Clothes } from './clothes.ts';
import { BEARDS, HAIR_BEFORE, HAIR_BEHIND } from './hair.ts';
import { paint } from './inks.ts';
import type { Ink, Paint } from './inks.ts';
import { circle, clipped, ellipse, group, n, opacity, path, stroke } from './shapes.ts';

const FACES = {
  oval: 'M83 94C83 60 100 44 120 44C140 44 157 60 157 94C157 124 141 149 120 149C99 149 83 124 83 94z',
  round: 'M81 98C81 62 98 45 120 45C142 45 159 62 159 98C159 126 143 147 120 147C97 147 81 126 81 98z',
  long: 'M85 92C85 58 101 42 120 42C139 42 155 58 155 92C155 128 140 154 120 154C100 154 85 128 85 92z',
  square:
    'M82 92C82 58 99 44 120 44C141 44 158 58 158 92L157 116C155 138 139 149 120 149C101 149 85 138 83 116z',
} as const;

/** Parts of a person, chosen by somebody and looked at: never derived from a name, a language or a trade. */
export interface Look extends Partial<Clothes> {
  skin: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  hair: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'h7' | 'h8';
  face?: keyof typeof FACES;
  behind?: keyof typeof HAIR_BEHIND;
  before?: keyof typeof HAIR_BEFORE;
  cover?: keyof typeof COVERS;
  dress?: keyof typeof DRESSES;
  beard?: keyof typeof BEARDS;
  brows?: 'arch' | 'flat' | 'thick';
  eyes?: 'almond' | 'narrow' | 'round' | 'smile';
  iris?: `#${string}`;
  nose?: 'fine' | 'broad' | 'round';
  mouth?: 'smile' | 'open' | 'calm';
  glasses?: 'round' | 'square';
  frame?: Ink;
  /** Lines of age. */
  age?: 0 | 1 | 2;
  hasEarrings?: boolean;
  hasMask?: boolean;
  /** Degrees the head leans. */
  tilt?: number;
  /** Without coral: for people in a picture whose coral stands elsewhere. */
  isPlain?: boolean;
}

/** Head and shoulders in 240 by 240. `id` sets its clip path apart from others of the same picture. */
export function bust(look: Look, id = 'face'): string {
  const { dress, cover, behind } = look;
  const clothes: Clothes = {
    shirt: 'far',
    cloth: 'near',
    cloth2: 'hill',
    wrap: 'hill',
    wrap2: 'near',
    tie: false,
    pin: cover && PINNED_COVERS.has(cover) ? 'hill' : 'sun',
    ...look,
  };
  const body =
    (behind && cover !== 'hijab' ? HAIR_BEHIND[behind](look.hair) : '') +
    (cover ? COVERS[cover].behind(clothes) : '') +
    (cover === 'hijab' ? '' : neck(look)) +
    (dress ? DRESSES[dress](clothes) : '');
  const covered = cover ? COVERS[cover].before(clothes) : '';
  // The sides of glasses go under a hijab and over everything else.
  const over = cover === 'hijab' ? overFace(look) + covered : covered + overFace(look);
  const head = headOf(look, id) + over;
  const leaning = look.tilt && cover !== 'hijab' ? group(`rotate(${look.tilt} 120 150)`, head) : head;
  const whole = body + leaning;
  return look.isPlain ? whole.replaceAll(paint('sun'), paint('far')) : whole;
}

function neck({ skin }: Look): string {
  return (
    path('M102 128H138V172C138 186 128 196 120 196C112 196 102 186 102 172z', `s${skin}`) +
    path('M102 138C110 154 130 154 138 138V150C130 166 112 166 102 152z', `d${skin}`)
  );
}

function headOf(look: Look, id: string): string {
  const { cover, before, beard } = look;
  return (
    (cover === 'hijab' ? '' : ears(look)) +
    skinOf(look, id) +
    ageLines(look) +
    (beard ? BEARDS[beard](look.hair) : '') +
    eyes(look) +
    browsOf(look) +
    NOSES[look.nose ?? 'fine'](`d${look.skin}`) +
    (look.hasMask ? MASK : mouth(look)) +
    (before && cover !== 'hijab' ? HAIR_BEFORE[before](look.hair) : '')
  );
}

function ears({ skin }: Look): string {
  const [light, dark] = [`s${skin}`, `d${skin}`] as const;
  return (
    ellipse(82, 101, 6.5, 10, light) +
    ellipse(158, 101, 6.5, 10, light) +
    ellipse(82, 102, 3, 5.5, dark) +
    ellipse(158, 102, 3, 5.5, dark)
  );
}

/** The face with its shade and cheeks. */
function skinOf({ skin, face = 'oval' }: Look, id: string): string {
  const shade = `d${skin}` as const;
  const cheek = (x: number) =>
    skin >= 6 ? circle(x, 115, 9, shade, opacity(0.35)) : circle(x, 115, 9, '#e8694a', opacity(0.12));
  return (
    path(FACES[face], `s${skin}`) +
    clipped(
      id,
      `<path d="${FACES[face]}"/>`,
      path('M134 40C152 70 154 122 126 158H172V40z', shade, opacity(0.38)) + cheek(96) + cheek(144),
    )
  );
}

function ageLines({ skin, age = 0 }: Look): string {
  const shade = `d${skin}` as const;
  if (age === 0) return '';
  const cheeks = stroke(
    'M101 113C98.5 118 97.8 121 98.4 124M139 113C141.5 118 142.2 121 141.6 124',
    shade,
    1.8,
  );
  if (age === 1) return cheeks;
  return (
    cheeks +
    stroke('M106 69.5H134', shade, 1.8, opacity(0.8)) +
    stroke('M99 106.5C101.5 108.5 106 109 109 108M141 106.5C138.5 108.5 134 109 131 108', shade, 1.7)
  );
}

const WHITE = '#fffaf3';

function eyes({ skin, eyes: kind = 'almond', iris = '#2b1c16' }: Look): string {
  const line: Paint = skin >= 7 ? '#2a1610' : skin >= 5 ? '#3a2016' : '#33221c';
  const open = { narrow: 0.62, almond: 1, smile: 1, round: 1.12 }[kind];
  const eye = (x: number) => {
    if (kind === 'smile') return stroke(`M${x - 7} 100C${x - 4} 94.5 ${x + 4} 94.5 ${x + 7} 100`, line, 3);
    const [lid, low, rim] = [n(99 - 5.4 * open), n(99 + 3.6 * open), n(98.6 - 5.8 * open)];
    return (
      path(
        `M${x - 7.5} 99C${x - 4} ${lid} ${x + 4} ${lid} ${x + 7.5} 99C${x + 4} ${low} ${x - 4} ${low} ${x - 7.5} 99z`,
        WHITE,
      ) +
      circle(x, 98.2, kind === 'narrow' ? 3.3 : 3.8, iris) +
      circle(x + 1.3, 97, 1.1, WHITE) +
      stroke(`M${n(x - 7.8)} 98.6C${x - 4} ${rim} ${x + 4} ${rim} ${n(x + 7.8)} 98.6`, line, 2.2)
    );
  };
  return eye(104) + eye(136);
}

function browsOf({ skin, hair, brows = 'arch' }: Look): string {
  const isDark = skin >= 6;
  const color: Paint =
    hair === 'h7' || hair === 'h8'
      ? isDark
        ? 'h7'
        : '#8f979a'
      : hair === 'h5'
        ? '#94713f'
        : isDark
          ? '#1c100c'
          : hair;
  switch (brows) {
    case 'arch':
      return stroke('M95.5 88C98.5 83.6 107 83 112 86.4M144.5 88C141.5 83.6 133 83 128 86.4', color, 3.4);
    case 'flat':
      return stroke('M95.5 86.5C100 84.6 107 84.8 112 86M144.5 86.5C140 84.6 133 84.8 128 86', color, 4);
    case 'thick':
      return stroke('M96 87C100 83.5 107 83.5 112 86.5M144 87C140 83.5 133 83.5 128 86.5', color, 5.2);
  }
}

const NOSES = {
  fine: (shade: Ink) => stroke('M121 98C122 106 126 111 124 114C122 116 118 116 115.5 115', shade, 2.6),
  broad: (shade: Ink) =>
    stroke('M113 113.5C113.5 117 118 116.5 120 117.5C122 116.5 126.5 117 127 113.5', shade, 2.8),
  round: (shade: Ink) => stroke('M121 99C121.5 105 122 108 124.5 111C126 114.5 121 117 116 115', shade, 2.6),
};

const MASK =
  path('M86 108C100 102 140 102 154 108C156 130 142 150 120 150C98 150 84 130 86 108z', 'sea') +
  stroke('M92 118C108 113 132 113 148 118M96 129C110 125 130 125 144 129', 'far', 2.4) +
  stroke('M86 110L80 98M154 110L160 98', 'sea', 2.6);

function mouth({ skin, beard, mouth: kind = 'smile' }: Look): string {
  const lip: Paint = skin >= 6 ? '#8f4a40' : skin >= 4 ? '#9c5244' : '#b9695a';
  if (kind === 'open') {
    return (
      path('M106 125C113 127.5 127 127.5 134 125C132 136 108 136 106 125z', WHITE) +
      stroke('M105.5 124.5C113 127.8 127 127.8 134.5 124.5', lip, 2.6) +
      stroke('M110 133C116 136.5 124 136.5 130 133', lip, 2.2)
    );
  }
  const lips =
    kind === 'calm' ? 'M109 127C115 129 125 129 131 126.5' : 'M107 125.5C113 131.5 127 131.5 133 125.5';
  const hidesChin = beard !== undefined && beard !== 'moustache';
  return (
    stroke(lips, lip, 3.2) +
    (hidesChin ? '' : stroke('M115 136.5C118 137.6 122 137.6 125 136.5', `d${skin}`, 2, opacity(0.8)))
  );
}

/** Coral only where nothing else is. */
function earringInk({ skin, cover, dress, tie }: Look): Ink {
  const isCoralElsewhere =
    (cover && PINNED_COVERS.has(cover)) || (dress && PINNED_DRESSES.has(dress)) || tie === true;
  if (!isCoralElsewhere) return 'sun';
  return skin >= 5 ? 'lamp' : 'near';
}

/** Glasses and earrings. */
function overFace(look: Look): string {
  const { glasses, frame = 'ink', hasEarrings } = look;
  const rings =
    hasEarrings && look.cover !== 'hijab'
      ? [82, 158].map((x) => circle(x, 114, 3.6, earringInk(look))).join('')
      : '';
  if (!glasses) return rings;
  const lenses =
    glasses === 'round'
      ? '<circle cx="104" cy="99" r="13"/><circle cx="136" cy="99" r="13"/>'
      : '<rect x="90" y="89" width="27" height="20" rx="7"/><rect x="123" y="89" width="27" height="20" rx="7"/>';
  const bridge =
    glasses === 'round'
      ? 'M117 97C119 95 121 95 123 97M91 97L82 95M149 97L158 95'
      : 'M117 96h6M90 95L82 94M150 95L158 94';
  return (
    `<g fill="${paint('paper')}" fill-opacity=".16" stroke="${paint(frame)}" stroke-width="2.6">${lenses}</g>` +
    stroke(bridge, frame, 2.6) +
    rings
  );
}
