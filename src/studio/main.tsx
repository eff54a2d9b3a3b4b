import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStudioApi } from './api/createStudioApi.ts';
import { ApiContext } from './app/ApiContext.ts';
import { App } from './app/App.tsx';
import './studio.css';

// The site asks for its headline face after the first paint; here it is wanted at once.
document.documentElement.setAttribute('data-faces', '');

const root = document.getElementById('studio');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ApiContext value={createStudioApi()}>
        <App />
      </ApiContext>
    </StrictMode>,
  );
}
