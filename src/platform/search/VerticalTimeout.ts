/** Thrown by `beforeVertical` to stand for a vertical that takes too long. */
export class VerticalTimeout extends Error {}
