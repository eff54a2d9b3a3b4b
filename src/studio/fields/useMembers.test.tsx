import { renderHook } from '@testing-library/react';
import { writeMembers } from './rawMarkup.ts';
import { useMembers } from './useMembers.ts';

it('gives the next address what a link said before its address was taken out', () => {
  const raw = '<link href="/a" text="Fees &amp; &lt;plans&gt;" target="_blank" />';
  const { result, rerender } = renderHook((value: string) => useMembers(value, 'href'), {
    initialProps: raw,
  });
  expect(result.current).toEqual({ href: '/a', text: 'Fees & <plans>', target: '_blank' });
  rerender(writeMembers('link', { ...result.current, href: '' }));
  expect(result.current['href']).toBe('');
  rerender(writeMembers('link', { ...result.current, href: '/b' }));
  expect(result.current).toEqual({ href: '/b', text: 'Fees & <plans>', target: '_blank' });
});

it('knows of nothing where nothing was', () => {
  expect(renderHook(() => useMembers('', 'src')).result.current).toEqual({ src: '' });
});
