import { runInNewContext } from 'node:vm';
import { withModulesInParentheses } from './compileModulesAtOnce.ts';

const long = `/*${'long '.repeat(80)}*/`;

it.each([
  [
    'a file of modules',
    `(self.chunk=self.chunk||[]).push([[12],{7:(e,t,r)=>{${long}r.d(t,{})},8:e=>e(7),99:function(e){${long}}}]);`,
    `(self.chunk=self.chunk||[]).push([[12],{7:((e,t,r)=>{${long}r.d(t,{})}),8:e=>e(7),99:(function(e){${long}})}]);`,
  ],
  [
    'the first script, whose modules stand inside it',
    `(()=>{var e={4:(e,t)=>{${long}let n={1:()=>{${long}}}}},t={};e[4](t)})();`,
    `(()=>{var e={4:((e,t)=>{${long}let n={1:()=>{${long}}}})},t={};e[4](t)})();`,
  ],
  ['other objects, which are left', `x={a:()=>{${long}},1:"${long}"}`, `x={a:()=>{${long}},1:"${long}"}`],
  ['an empty file', '', ''],
])('parentheses stand around the modules of %s', (_, code, written) => {
  expect(withModulesInParentheses(code)).toBe(written);
});

it('the file does the same', () => {
  const code = `out = []; run({1: (say) => { ${long} say('one') }, 2: function (say) { ${long} say(this === undefined ? 'none' : typeof this) }})`;
  const outcome = (text: string) =>
    runInNewContext(
      `'use strict'; let out; const run = (all) => Object.values(all).forEach((each) => each.call(undefined, (word) => out.push(word))); ${text}; out`,
    );
  expect(withModulesInParentheses(code)).not.toBe(code);
  expect([...outcome(withModulesInParentheses(code))]).toEqual([...outcome(code)]);
});

it('a file that is no script fails the build', () => {
  expect(() => withModulesInParentheses('{1: (')).toThrow(SyntaxError);
});
