import { loadWidget } from './loadScript.ts';

/** What the widget is told (S-322). */
export interface SchedulingRequest {
  provider: string;
  department: string;
  visitType: string;
  daysToFirstSlot: number;
  locale: string;
}

/** What the configured script offers as `window.openScheduling`. */
export interface SchedulingWidget {
  render(target: HTMLElement, request: SchedulingRequest): void;
}

/**
 * Loads the open-scheduling widget and has it drawn into the element (S-322). Rejects when the script is blocked,
 * offers nothing or throws.
 */
export async function renderSchedulingWidget(
  scriptUrl: string,
  target: HTMLElement,
  request: SchedulingRequest,
): Promise<void> {
  const widget = await loadWidget<SchedulingWidget>(scriptUrl, 'openScheduling');
  widget.render(target, request);
}
