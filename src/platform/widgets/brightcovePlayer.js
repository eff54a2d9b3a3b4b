// Stands for the script of a Brightcove player in the demo network: it plays as its page's address says, and like the
// real one it neither sends nor takes messages.
(() => {
  const video = document.querySelector('video');
  const asked = new URLSearchParams(location.search);
  video.muted = asked.get('muted') === 'true';
  video.loop = asked.get('loop') === 'true';
  video.controls = asked.get('controls') !== 'false';
  if (!video.controls) document.querySelector('p').remove();
})();
