// Stands for the script of YouTube's player in the demo network: it speaks as much of the real one's protocol as an
// embedding page needs. Asked ("listening"), it says that it is there; told to, it plays and pauses; it has no videos
// whose ids begin with "gone".
(() => {
  const NOT_FOUND = 100;
  const video = document.querySelector('video');
  const isGone = /^gone/.test(location.pathname.split('/').pop());
  if (isGone) {
    video.remove();
    document.querySelector('p').textContent = 'Video unavailable';
  }

  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || typeof data !== 'string') return;
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    const answer = (event, info) =>
      source.postMessage(JSON.stringify({ event, info, id: message.id, channel: 'widget' }), origin);
    if (message.event === 'listening') {
      answer('initialDelivery', {});
      answer('onReady', null);
    } else if (message.event === 'command' && message.func === 'addEventListener') {
      if (message.args[0] === 'onError' && isGone) answer('onError', NOT_FOUND);
    } else if (message.event === 'command' && message.func === 'pauseVideo') {
      video.pause();
    } else if (message.event === 'command' && message.func === 'playVideo') {
      void video.play();
    }
  });
})();
