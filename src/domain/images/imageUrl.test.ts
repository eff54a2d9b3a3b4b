import { imageUrl } from './imageUrl.ts';

const HOSTS = { cdnHosts: ['a.mktgcdn.com'], dynamicHost: 'dyn.mktgcdn.com' };
const SIZE = { width: 230, height: 230, fit: 'crop', gravity: 'auto', dpr: 2 } as const;
const OPTIONS = 'width=230,height=230,fit=crop,gravity=auto,dpr=2';

describe('imageUrl', () => {
  it.each([
    [
      '[S-372] a photo',
      'https://a.mktgcdn.com/p/abc/1.0000/600x600.jpg',
      `https://dyn.mktgcdn.com/p/abc/1.0000/${OPTIONS}`,
    ],
    [
      '[S-372] a photo without a ratio',
      'http://a.mktgcdn.com/p/abc/600x600.jpg',
      `https://dyn.mktgcdn.com/p/abc/${OPTIONS}`,
    ],
    ['[S-372] a file', 'https://a.mktgcdn.com/f/0/abc.jpg', `https://dyn.mktgcdn.com/f/0/abc.jpg/${OPTIONS}`],
    ['another host', 'https://images.example/x.jpg?w=1', 'https://images.example/x.jpg?w=1'],
    ['the site’s own', '/-/media/x.jpg', '/-/media/x.jpg'],
  ])('%s', (_, url, expected) => {
    const log = jest.fn();
    expect(imageUrl(url, SIZE, HOSTS, log)).toBe(expected);
    expect(log).not.toHaveBeenCalled();
  });

  it('[S-372] leaves the CDN alone when no dynamic host is configured', () => {
    const url = 'https://a.mktgcdn.com/p/abc/600x600.jpg';
    expect(imageUrl(url, SIZE, { cdnHosts: HOSTS.cdnHosts }, () => {})).toBe(url);
  });

  it.each([
    'photo.jpg',
    'https://',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//a.mktgcdn.com/p/x',
  ])('[X-072] logs an invalid URL: %s', (url) => {
    const log = jest.fn();
    expect(imageUrl(url, SIZE, HOSTS, log)).toBeUndefined();
    expect(log.mock.calls).toEqual([['Invalid image url']]);
  });

  it('does not log a picture that is simply missing', () => {
    const log = jest.fn();
    expect(imageUrl(undefined, SIZE, HOSTS, log)).toBeUndefined();
    expect(log).not.toHaveBeenCalled();
  });
});
