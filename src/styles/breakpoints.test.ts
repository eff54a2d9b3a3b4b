import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Widths of a sheet's media queries, in px at the browser's usual text size. */
const widthsOf = (file: string): number[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/@media[^{]*?\((?:min|max)-width: ([\d.]+)em\)/g)].map(
    ([, em]) => Math.round(Number(em) * 16),
  );

it('[Q-378, C-077] bios change from one column to several at 600 px, and nowhere else', () => {
  for (const file of ['LeadershipBios/LeadershipBios.css', 'BioCard/BioCard.css']) {
    const widths = widthsOf(`components/content/${file}`);
    expect(widths.length).toBeGreaterThan(0);
    expect(new Set(widths)).toEqual(new Set([600]));
  }
});

it('[C-009] menu, header and tabs change between phone and desktop at 1024 px', () => {
  const files = [
    ...globSync('components/shell/{SiteHeader,SiteLogo,HeaderMenuFlyout,HeaderSearchFlyout}/*.css', {
      cwd: root,
    }),
    'components/navigation/Navigation/Navigation.css',
    'components/content/VerticalTabs/VerticalTabs.css',
  ];
  expect(files).toHaveLength(6);
  for (const file of files) expect([file, ...widthsOf(file)]).toContain(1024);
});
