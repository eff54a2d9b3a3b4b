import type { AppProps } from 'next/app';
import '#src/styles/global.css';
import '#src/styles/components.generated.css';

export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
