import type { RoomName } from '../../media/art/rooms.ts';
import { both, paragraphs } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Random } from '../random.ts';
import type { Site } from '../World.ts';

interface Room {
  /** Kinds of places that have such a room; all of them when left out. */
  at?: readonly string[];
  caption: Bilingual;
  /** What is seen. */
  alt: Bilingual;
}

/** The rooms of galleries: what is drawn, what it is called, and where there is one. A caption names the room it stands below. */
export const ROOM_SLIDES: Readonly<Record<Exclude<RoomName, 'window-seat'>, Room>> = {
  entrance: {
    caption: both('Entrance (drawing)', 'Entrada (dibujo)'),
    alt: both(
      'Drawing of an entrance: sliding glass doors under a canopy, a level path, a ramp with a rail, a bench',
      'Dibujo de una entrada: puertas corredizas de vidrio bajo un toldo, un camino sin escalones, una rampa con pasamanos y una banca',
    ),
  },
  'waiting-room': {
    caption: both('Waiting room (drawing)', 'Sala de espera (dibujo)'),
    alt: both(
      'Drawing of a waiting room: three chairs, a plant, a clock, and somebody at the front desk',
      'Dibujo de una sala de espera: tres sillas, una planta, un reloj y alguien en la recepción',
    ),
  },
  'exam-room': {
    at: ['Hospital', 'Care Center', 'Urgent Care', 'Walk-In Care', 'Emergency Room', 'Birth Center'],
    caption: both('Exam room (drawing)', 'Consultorio (dibujo)'),
    alt: both(
      'Drawing of an exam room: a padded table, a stool, cupboards, a window',
      'Dibujo de un consultorio: una camilla acolchada, un banquito, gabinetes y una ventana',
    ),
  },
  'patient-room': {
    at: ['Hospital', 'Birth Center'],
    caption: both('Patient room (drawing)', 'Habitación (dibujo)'),
    alt: both(
      'Drawing of a patient room: an adjustable bed, a chair for a visitor, a monitor, a wide window',
      'Dibujo de una habitación: una cama ajustable, un sillón para visitas, un monitor y una ventana amplia',
    ),
  },
  'birth-room': {
    at: ['Birth Center'],
    caption: both('Birth room (drawing)', 'Sala de parto (dibujo)'),
    alt: both(
      'Drawing of a birth room: a wide bed, a cot beside it, a lamp, a window with curtains',
      'Dibujo de una sala de parto: una cama amplia con una cuna al lado, una lámpara y una ventana con cortinas',
    ),
  },
  'imaging-room': {
    at: ['Hospital', 'Imaging'],
    caption: both('Imaging room (drawing)', 'Sala de imágenes (dibujo)'),
    alt: both(
      'Drawing of an imaging room: a wide ring-shaped scanner with a padded table',
      'Dibujo de una sala de imágenes: un escáner amplio en forma de anillo con una camilla acolchada',
    ),
  },
  lab: {
    at: ['Hospital', 'Lab'],
    caption: both('Room for blood tests (drawing)', 'Sala de toma de sangre (dibujo)'),
    alt: both(
      'Drawing of a room for blood tests: a chair with an arm rest, a rack of tubes, shelves',
      'Dibujo de una sala de toma de sangre: un sillón con apoyabrazos, una gradilla con tubos y repisas',
    ),
  },
  'pharmacy-counter': {
    at: ['Pharmacy'],
    caption: both('Pharmacy counter (drawing)', 'Mostrador de la farmacia (dibujo)'),
    alt: both(
      'Drawing of a pharmacy counter: shelves of bottles, a pharmacist, a screen, a bag ready to take home',
      'Dibujo del mostrador de una farmacia: repisas con frascos, una farmacéutica, una pantalla y una bolsa lista para llevar',
    ),
  },
  garden: {
    at: ['Hospital', 'Birth Center'],
    caption: both('Garden (drawing)', 'Jardín (dibujo)'),
    alt: both(
      'Drawing of a garden: a bench under a tree, a fountain, flowers and a winding level path',
      'Dibujo de un jardín: una banca bajo un árbol, una fuente, flores y un camino sinuoso sin escalones',
    ),
  },
};

/** A room beside words that do not name it. */
export const roomPicture = (room: keyof typeof ROOM_SLIDES, id: string) => ({
  url: `/-/media/art/room/${room}/${id}.svg`,
  alternateText: ROOM_SLIDES[room].alt,
  width: 1280,
  height: 840,
});

/** Drawings for the gallery of a place, of rooms that its kind has. */
export function roomSlides(random: Random, site: Site): Record<string, unknown>[] {
  const rooms = Object.entries(ROOM_SLIDES).filter(
    ([, { at }]) => !at || site.types.some((type) => at.includes(type)),
  );
  return random.sample(rooms, Math.min(rooms.length, random.int(2, 5))).map(([name, { caption }]) => ({
    photo: roomPicture(name as keyof typeof ROOM_SLIDES, site.id),
    richDescription: paragraphs(caption),
  }));
}
