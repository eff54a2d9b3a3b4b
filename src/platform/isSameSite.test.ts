import { isSameSite } from './isSameSite.ts';

it.each([
  ['https://studio.example.org', 'https://www.example.org', true],
  ['https://studio.example.org:8443', 'https://example.org', true],
  ['https://example.org.', 'https://www.example.org', true],
  ['http://studio.example.org', 'https://www.example.org', false],
  ['https://studio.example.com', 'https://www.example.org', false],
  ['https://studio.nhs.uk', 'https://www.nhs.uk', false],
  ['https://studio.trust.nhs.uk', 'https://www.trust.nhs.uk', true],
  ['https://studio.example.com.mx', 'https://www.other.com.mx', false],
  ['https://a.vercel.app', 'https://b.vercel.app', false],
  ['http://localhost:4000', 'http://localhost:3000', true],
  ['http://plan.localhost:4000', 'http://plan.localhost:3000', true],
  ['http://localhost:4000', 'http://plan.localhost:3000', false],
  ['http://studio.localhost:4000', 'http://localhost:3000', false],
  ['http://127.0.0.1:4000', 'http://localhost:3000', false],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:3000', true],
  ['http://10.0.0.1', 'http://11.0.0.1', false],
  ['http://[::1]:4000', 'http://[::1]:3000', true],
])('%s and %s: %s', (left, right, same) => {
  expect([isSameSite(left, right), isSameSite(right, left)]).toEqual([same, same]);
});
