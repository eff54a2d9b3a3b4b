import { Placeholder, RichText, SitecoreContext, Text, Link, Image } from '@sitecore-jss/sitecore-jss-nextjs';
import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';

// The floor: what a page of bare Next and the JSS core weighs before any code of ours (see scripts/budgets.ts).
type Fields = Record<string, { value: never }>;

function Block({ fields }: { fields: Fields }) {
  return (
    <section>
      <Text tag="h1" field={fields.heading} />
      <RichText field={fields.body} />
      <Link field={fields.link!} />
      <Image field={fields.image} />
    </section>
  );
}

const factory = (name: string) => (name === 'Block' ? (Block as never) : null);

export function getStaticProps() {
  const fields = {
    heading: { value: 'A bare page' },
    body: { value: '<p>Some text of the usual length for a paragraph on a page.</p>'.repeat(40) },
    link: { value: { href: '/', text: 'Home' } },
    image: { value: { src: '/x.png', alt: '', width: '10', height: '10' } },
  };
  const layoutData = {
    sitecore: {
      context: { pageEditing: false, pageState: 'normal', language: 'en', site: { name: 'floor' } },
      route: {
        name: 'Home',
        placeholders: {
          main: Array.from({ length: 8 }, (_, index) => ({
            uid: String(index),
            componentName: 'Block',
            fields,
          })),
        },
      },
    },
  };
  return { props: { layoutData }, revalidate: 300 };
}

export default function FloorPage({ layoutData }: { layoutData: LayoutServiceData }) {
  return (
    <SitecoreContext componentFactory={factory} layoutData={layoutData}>
      <Placeholder name="main" rendering={layoutData.sitecore.route!} />
    </SitecoreContext>
  );
}
