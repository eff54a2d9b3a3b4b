import { connect, nonceIn, studioNote } from './connect.ts';
import { startCanvas } from './startCanvas.ts';

/** Outside the Studio's frame there is nobody to talk to. */
function begin(): void {
  const note = studioNote(document);
  const nonce = nonceIn(location.hash);
  if (!note || !nonce || window.parent === window) return;
  const canvas = startCanvas(document);
  connect(note, nonce, canvas.heard, canvas.connected);
}

// The note stands behind this script in the page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
else begin();
