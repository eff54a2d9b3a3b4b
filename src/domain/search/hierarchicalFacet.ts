/** Between the levels of a hierarchical facet (Q-269, C-070). */
const HIERARCHY_DELIMITER = '>';

/** A facet option whose `displayName` holds its path, such as `Food > Fruit > Bananas`. */
export interface HierarchicalOption {
  displayName: string;
  selected: boolean;
}

/** The levels of a path, trimmed. */
export function hierarchyPath(displayName: string, delimiter: string = HIERARCHY_DELIMITER): string[] {
  return displayName.split(delimiter).map((level) => level.trim());
}

function startsWithPath(path: readonly string[], start: readonly string[]): boolean {
  return start.every((level, index) => path[index] === level);
}

/**
 * Takes one option out of the selection: it and all its descendants are unselected, and its parent,
 * when it has one, is selected. Gives new options in the same order.
 */
export function removeHierarchicalOption<T extends HierarchicalOption>(
  options: readonly T[],
  displayName: string,
  delimiter: string = HIERARCHY_DELIMITER,
): T[] {
  const removed = hierarchyPath(displayName, delimiter);
  const parent = removed.slice(0, -1);
  return options.map((option) => {
    const path = hierarchyPath(option.displayName, delimiter);
    if (startsWithPath(path, removed)) return { ...option, selected: false };
    const isParent = parent.length > 0 && path.length === parent.length && startsWithPath(path, parent);
    return isParent ? { ...option, selected: true } : option;
  });
}
