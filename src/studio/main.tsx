// First: it says which layer of style sheets comes before which, and screens bring sheets of their own.
import './studio.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStudioApi } from './api/createStudioApi.ts';
import { ApiContext } from './app/ApiContext.ts';
import { App } from './app/App.tsx';
import { inReadersLanguage } from './reasons/inReadersLanguage.ts';

// The site asks for its headline face after the first paint; here it is wanted at once.
document.documentElement.setAttribute('data-faces', '');

const root = document.getElementById('studio');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ApiContext value={createStudioApi(undefined, inReadersLanguage)}>
        <App />
      </ApiContext>
    </StrictMode>,
  );
}
