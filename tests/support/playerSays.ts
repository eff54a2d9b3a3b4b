import { act } from 'react';

/** A message of the YouTube player in `frame`, as its own window sends it. */
export function youtubeSays(
  frame: HTMLIFrameElement,
  message: object | string,
  { origin = 'https://www.youtube-nocookie.com', source = frame.contentWindow } = {},
): void {
  const data = typeof message === 'string' ? message : JSON.stringify(message);
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

/** The YouTube player in `frame` is there. */
export const youtubeIsReady = (frame: HTMLIFrameElement): void => youtubeSays(frame, { event: 'onReady' });
