/** What somebody asks for with `npm run new-component`. */
export interface NewComponent {
  name: string;
  wake: string;
  editing: string;
  pages: 'any' | readonly string[];
}

/** The files of a new component by name: declaration, view, styles, test. They pass every check as they are. */
export function componentFiles(wanted: NewComponent): Record<string, string> {
  const { name } = wanted;
  return {
    [`${name}.declaration.ts`]: declarationFile(wanted),
    [`${name}.tsx`]: wanted.wake === 'never' ? serverView(name) : wakingView(name),
    [`${name}.css`]: `.${name} {\n  max-width: var(--measure);\n}\n`,
    [`${name}.test.tsx`]: testFile(name),
  };
}

const quoted = (words: readonly string[]) => `[${words.map((word) => `'${word}'`).join(', ')}]`;

/** 'CareTips' → 'Care tips'. */
function titleOf(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function declarationFile({ name, wake, editing, pages }: NewComponent): string {
  return `import { defineComponent } from '#src/declaration/Declaration.ts';
import { richText, text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: '${titleOf(name)}',
  about: 'Say what visitors see of it, and when to use it.',
  es: { title: '${titleOf(name)}', about: 'Diga qué ven las visitas, y cuándo usarlo.' },
  standsIn: ['main'],
  wake: '${wake}',
  pages: ${pages === 'any' ? `'any'` : quoted(pages)},
  editing: '${editing}',
  strings: [],
  fields: { Headline: text({ required: true }), Text: richText() },
  examples: {
    plain: { fields: { Headline: 'Care close to home', Text: '<p>Words about care.</p>' } },
  },
});
`;
}

function serverView(name: string): string {
  return `import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditableRichText } from '#src/editor/Editable/EditableRichText.tsx';
import { EditableText } from '#src/editor/Editable/EditableText.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import type { declaration } from './${name}.declaration.ts';

/** Say what it shows, to whom, and the requirement ids it implements. */
export function ${name}({ fields }: ComponentProps<typeof declaration>) {
  if (!fields.Headline.value) return <EditingNote name="${name}" missing={['Headline']} />;
  return (
    <section className="${name} block">
      <h2>
        <EditableText field={fields.Headline} />
      </h2>
      <EditableRichText field={fields.Text} />
    </section>
  );
}
`;
}

function wakingView(name: string): string {
  return `import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { Prose } from '#src/ui/Prose/Prose.tsx';
import type { declaration } from './${name}.declaration.ts';

/** Say what it shows, to whom, and the requirement ids it implements. */
export function ${name}({ fields }: ComponentProps<typeof declaration>) {
  if (!fields.Headline.value) return <EditingNote name="${name}" missing={['Headline']} />;
  return (
    <section className="${name} block">
      <h2>{fields.Headline.value}</h2>
      {fields.Text.value ? <Prose html={fields.Text.value} /> : null}
    </section>
  );
}
`;
}

function testFile(name: string): string {
  return `import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, renderExample } from '#tests/support/renderContent.tsx';
import { declaration } from './${name}.declaration.ts';
import { ${name} } from './${name}.tsx';

describe('${name}', () => {
  it('shows its headline and its words', async () => {
    const { container } = renderExample(${name}, declaration, 'plain');
    expect(screen.getByRole('heading', { level: 2, name: 'Care close to home' })).toBeVisible();
    expect(screen.getByText('Words about care.')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(${name}, '${name}', 'Headline');
  });
});
`;
}
