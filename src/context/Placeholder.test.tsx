import { isPlaceholderEmpty } from './Placeholder.tsx';

describe('a rendering’s own placeholder', () => {
  const holder = (placeholders: object, id?: string) =>
    ({ componentName: 'X', params: id ? { DynamicPlaceholderId: id } : {}, placeholders }) as never;
  const one = [{ componentName: 'Y' }];
  it.each([
    ['its dynamic number', 'container', { 'container-{*}': one }, '4', false],
    ['a number in its name', 'column-1', { 'column-1-{*}': one }, '4', false],
    ['a number in its name like its dynamic one', 'column-3', { 'column-3-{*}': one }, '3', false],
    ['a name already numbered', 'column-3-3', { 'column-3-{*}': one }, '3', false],
    ['nothing in it', 'container', { 'container-{*}': [] }, '4', true],
    ['another one filled', 'column-2', { 'column-1-{*}': one }, '1', true],
  ])('is found by %s', (_, name, placeholders, id, isEmpty) => {
    expect(isPlaceholderEmpty(name, holder(placeholders, id))).toBe(isEmpty);
  });
});
