import type { EditedPage, StudioApi } from '../api/StudioApi.ts';
import type { Layout } from '../editing/layout.ts';

export interface LayoutSaving {
  page: EditedPage;
  /** The page's components changed. */
  onPage: (page: EditedPage) => void;
  /** They are saved: what is known of them can be asked for. */
  onSaved: () => void;
  /** Opens the page again, as it is then. */
  reload: () => void;
  onRefused: (reason: string) => void;
}

/**
 * Saves layouts of the page that is open, one after the other: each change is shown at once, and what changes while a save is on
 * its way goes with the next one, over the revision that the first has made. Two saves at a time would each begin with the
 * same revision, and the answer that came last would show what the other had just changed.
 */
export class LayoutSaver {
  readonly #api: Pick<StudioApi, 'saveLayout'>;
  readonly #now: () => LayoutSaving;
  /** What is to be saved, while something is. */
  #wanted: EditedPage | undefined;
  #isDirty = false;
  #running: Promise<void> | undefined;

  /** `now` answers the page that is open and what is to be told of it. */
  constructor(api: Pick<StudioApi, 'saveLayout'>, now: () => LayoutSaving) {
    this.#api = api;
    this.#now = now;
  }

  /** The page with every change so far, saved or not. */
  readonly latest = (): EditedPage => this.#wanted ?? this.#now().page;

  readonly isSaving = (): boolean => this.#running !== undefined;

  /** Ends when the platform has it, or has refused. */
  readonly save = (layout: Layout): Promise<void> => {
    const before = this.latest();
    this.#wanted = { ...before, layout };
    this.#isDirty = true;
    this.#now().onPage(this.#wanted);
    this.#running ??= this.#run(before).finally(() => {
      this.#running = undefined;
      this.#wanted = undefined;
    });
    return this.#running;
  };

  /** `kept` is the page as the platform has it. */
  async #run(kept: EditedPage): Promise<void> {
    while (this.#isDirty && this.#wanted) {
      this.#isDirty = false;
      const sent = this.#wanted;
      const answer = await this.#api.saveLayout(sent, sent.layout).catch((error: unknown) => ({
        ...{ kind: 'refused' as const, reason: error instanceof Error ? error.message : String(error) },
      }));
      const { onPage, onRefused } = this.#now();
      if (answer.kind === 'refused') {
        this.#isDirty = false;
        onPage(kept);
        onRefused(answer.reason);
        return;
      }
      kept = {
        ...sent,
        layout: answer.kind === 'saved' ? sent.layout : answer.layout,
        layoutRevision: answer.revision,
        state: sent.state === 'published' ? 'draft' : sent.state,
      };
      // Of two who changed the same, the other was first: what was built on one's own is not theirs.
      if (answer.kind === 'conflict') this.#isDirty = false;
      this.#wanted = this.#isDirty ? { ...kept, layout: this.#wanted.layout } : kept;
      onPage(this.#wanted);
    }
    const { onSaved, reload } = this.#now();
    onSaved();
    reload();
  }
}
