import { GraphQLError, Kind, NoSchemaIntrospectionCustomRule } from 'graphql';
import type {
  ASTVisitor,
  FragmentDefinitionNode,
  SelectionSetNode,
  ValidationContext,
  ValidationRule,
} from 'graphql';

/** Deepest nesting and most fields of an operation, fragments written out. */
const deepestQuery = 12;
const mostFields = 600;

/** Rules every query is checked with beside the language's own. */
export function queryLimits(development: boolean): ValidationRule[] {
  return development ? [sizeRule] : [sizeRule, NoSchemaIntrospectionCustomRule];
}

/** Refuses operations that would cost much to answer. A fragment that uses itself is left to the standard rule. */
function sizeRule(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of context.getDocument().definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measured = new Map<string, { depth: number; fields: number }>();
  const inProgress = new Set<string>();

  const fragment = (name: string): { depth: number; fields: number } => {
    const known = measured.get(name);
    const definition = fragments.get(name);
    if (known) return known;
    if (!definition || inProgress.has(name)) return { depth: 0, fields: 0 };
    inProgress.add(name);
    const size = measure(definition.selectionSet);
    inProgress.delete(name);
    measured.set(name, size);
    return size;
  };
  const measure = (set: SelectionSetNode): { depth: number; fields: number } => {
    let depth = 0;
    let fields = 0;
    for (const selection of set.selections) {
      let part = { depth: 0, fields: 0 };
      if (selection.kind === Kind.FRAGMENT_SPREAD) part = fragment(selection.name.value);
      else if (selection.selectionSet) part = measure(selection.selectionSet);
      const own = selection.kind === Kind.FIELD ? 1 : 0;
      depth = Math.max(depth, part.depth + own);
      fields += part.fields + own;
    }
    return { depth, fields };
  };

  return {
    OperationDefinition(operation) {
      const { depth, fields } = measure(operation.selectionSet);
      if (depth > deepestQuery)
        context.reportError(new GraphQLError(`The query is nested deeper than ${deepestQuery}`));
      if (fields > mostFields)
        context.reportError(new GraphQLError(`The query asks for more than ${mostFields} fields`));
    },
  };
}
