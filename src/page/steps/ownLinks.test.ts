import { withOwnLinks } from './ownLinks.ts';

const MAIN = 'https://www.meridian.example';
const PLAN = 'https://plan.meridian.example';
const links = {
  name: `${MAIN}/as-a-name`,
  gone: undefined,
  services: [{ label: 'Cardiology', href: `${MAIN}/services/heart?x=1#top` }],
  callToAction: { link: { href: `${PLAN}/health-plan`, text: 'Plans' } },
  image: { url: 'https://pictures.example/1.jpg', width: 10 },
};

it('[R-114] makes paths of addresses on the main site, however deep, and of nothing else', () => {
  expect(withOwnLinks(links, MAIN)).toEqual({
    ...links,
    services: [{ label: 'Cardiology', href: '/services/heart?x=1#top' }],
  });
});

it("[R-115] on the plan's site of addresses there, and leads from one site to the other by whole addresses", () => {
  expect(withOwnLinks(links, PLAN)).toEqual({
    ...links,
    callToAction: { link: { href: '/health-plan', text: 'Plans' } },
  });
});
