import type { Finding, PageOutline } from '#src/domain/authoring/guard/Guard.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import type { Frame } from '../canvas/useFrame.ts';
import type { EditingState } from '../editing/createEditing.ts';
import { focusField, focusPanel } from '../fields/focusField.ts';
import { steady } from '../ui/steady.tsx';
import { GuardFindings } from './GuardFindings.tsx';
import { useGuardOf } from './useGuardOf.ts';

interface PageGuardProps {
  page: EditedPage;
  state: EditingState;
  outline: PageOutline | undefined;
  /** Tells the page in the frame. */
  tell: Frame['tell'];
  onSelect: (key: string) => void;
  /** Shows both languages beside each other. */
  onLanguages: () => void;
}

/** What stands at the foot of the panel: all that was found on the page that is open. */
export const PageGuard = steady(function PageGuard({
  page,
  state,
  outline,
  tell,
  onSelect,
  onLanguages,
}: PageGuardProps) {
  const show = ({ rule, field, owner }: Finding) => {
    if (rule === 'stale-translation' || rule === 'translation-behind') return onLanguages();
    if (field && state.fields.has(field)) {
      onSelect(`f:${field}#0`);
      focusField(field, rule === 'missing-alt' || rule === 'alt-file-name' ? '[name="alt"]' : '');
    } else {
      onSelect(owner ? `r:${owner}` : 'page');
      focusPanel();
    }
  };
  useGuardOf({ page, state, outline, look: () => tell({ kind: 'run-guard' }), show });
  return <GuardFindings page={page} where="panel" />;
});
