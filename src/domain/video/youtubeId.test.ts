import { youtubeId } from './youtubeId.ts';

const ID = 'aB3_-xYz901';

describe('youtubeId', () => {
  it.each([
    ['[D-114, D-115] watch', `https://www.youtube.com/watch?t=10&v=${ID}`, ID],
    ['[D-115] short link', `https://youtu.be/${ID}?si=x`, ID],
    ['[D-115] embed', `https://youtube.com/embed/${ID}?rel=0`, ID],
    ['[D-115] shorts', `https://m.youtube.com/shorts/${ID}`, ID],
    ['[D-115] without a scheme', `//youtu.be/${ID}`, ID],
    ['[D-114] another host', `https://vimeo.com/${ID}`, undefined],
    ['[D-114] a host that contains the name', `https://youtube.com.evil.example/watch?v=${ID}`, undefined],
    ['[D-114] a host that ends like it', `https://notyoutube.com/watch?v=${ID}`, undefined],
    ['[D-114] the name in a query', `https://example.org/?u=youtu.be/${ID}`, undefined],
    ['[D-115, C-139] ten characters', 'https://youtu.be/aB3_-xYz90', undefined],
    ['[D-115, C-139] twelve characters', 'https://youtu.be/aB3_-xYz9012', undefined],
    ['a channel', 'https://www.youtube.com/@meridian', undefined],
    ['nothing', undefined, undefined],
  ])('%s', (_, url, id) => {
    expect(youtubeId(url)).toBe(id);
  });
});
