// A bare Next page of a given size: the floor for throughput (see scripts/bench.ts). Kept like the site's own pages.
export const getStaticPaths = () => ({ paths: [], fallback: 'blocking' });

const WORDS = 'care clinic doctor health hours location open patient plan search service visit'.split(' ');

export function getStaticProps({ params }: { params: { bytes: string } }) {
  const wanted = Math.min(2_000_000, Number(params.bytes) || 0);
  const rows: string[] = [];
  // The same every time, and about as compressible as a page of ours. Props stand in the page too: twice the text.
  for (let length = 0, seed = 7; length < wanted / 2; length += rows.at(-1)!.length + 40) {
    rows.push(
      Array.from({ length: 8 }, () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return `${WORDS[seed % WORDS.length]}${seed % 50}`;
      }).join(' '),
    );
  }
  return { props: { rows }, revalidate: 300 };
}

export default function SizedPage({ rows }: { rows: string[] }) {
  return rows.map((row, index) => (
    <p key={index} className="row">
      {row}
    </p>
  ));
}
