import crypto from 'node:crypto';
import { keepDraftKeys } from './keepDraftKeys.ts';

const ours = crypto.pbkdf2Sync;
afterEach(() => {
  crypto.pbkdf2Sync = ours;
});

function counted() {
  const derive = jest.fn(ours);
  crypto.pbkdf2Sync = derive;
  keepDraftKeys();
  return derive;
}

it('derives a key once, the same as Node does, and gives each who asks one of their own', () => {
  const derive = counted();
  const first = crypto.pbkdf2Sync('secret', Buffer.from('salt'), 10, 32, 'sha512');
  expect(first).toEqual(ours('secret', Buffer.from('salt'), 10, 32, 'sha512'));
  first.fill(0);
  expect(crypto.pbkdf2Sync(Buffer.from('secret'), 'salt', 10, 32, 'sha512')).toEqual(
    ours('secret', 'salt', 10, 32, 'sha512'),
  );
  expect(derive).toHaveBeenCalledTimes(1);
});

it('takes no other secret, salt, count, length or digest for the same', () => {
  const derive = counted();
  const asked = [
    ['a', 'bc', 10, 32, 'sha512'],
    ['ab', 'c', 10, 32, 'sha512'],
    ['a', 'bc', 11, 32, 'sha512'],
    ['a', 'bc', 10, 16, 'sha512'],
    ['a', 'bc', 10, 32, 'sha256'],
  ] as const;
  for (const [secret, salt, iterations, length, digest] of asked)
    expect(crypto.pbkdf2Sync(secret, salt, iterations, length, digest)).toEqual(
      ours(secret, salt, iterations, length, digest),
    );
  expect(derive).toHaveBeenCalledTimes(asked.length);
});

it('keeps the last ones only', () => {
  const derive = counted();
  for (let salt = 0; salt < 70; salt += 1) crypto.pbkdf2Sync('a', String(salt), 1, 8, 'sha512');
  crypto.pbkdf2Sync('a', '69', 1, 8, 'sha512');
  expect(derive).toHaveBeenCalledTimes(70);
  crypto.pbkdf2Sync('a', '0', 1, 8, 'sha512');
  expect(derive).toHaveBeenCalledTimes(71);
});
