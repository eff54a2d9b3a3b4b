import { z } from 'zod';
import { demoEntities } from './seedDemo.ts';
import type { Bilingual } from './bilingual.ts';
import { bilingual, readTexts } from './readTexts.ts';
import { emptyWorld } from './World.ts';

/* What every volunteer role keeps: a place that has such work, and a page that does not contradict itself. */

interface Role {
  name: Bilingual;
  c_status: string;
  c_hasApplication: boolean;
  applicationUrl?: string;
  c_volunteerDescription?: Bilingual;
  c_requirementsAndQualificationsV2?: Bilingual;
  c_benefitsAndSupportV2?: Bilingual;
  c_volunteerShift?: Bilingual;
  c_frequentlyAskedQuestions?: { question: Bilingual }[];
  c_healthcareFacility?: { $ref: string }[];
  mainPhone?: string;
  c_emailAddress?: string;
}

const world = emptyWorld('2026-11-21', 0.2);
const roles: Role[] = [];
const START = 'volunteering';
for (const { step, entity } of demoEntities(world))
  if (step === START) roles.push(entity.body as unknown as Role);
const typeOf = new Map(world.facilities.map(({ id, types }) => [id, types[0]]));
const roleOf = ({ name }: Role) => name.en.split(',')[0]!;

it('stands at places that have such work', () => {
  expect(roles.length).toBeGreaterThan(20);
  const HOSPITAL_ONLY =
    /Emergency|Infusion|Infant|Surgery|No One Alone|guest house|Fall watch|Chapel|Playroom|Hospice|Gift shop/;
  for (const role of roles) {
    expect([roleOf(role), role.c_healthcareFacility?.length ?? 0]).not.toEqual([roleOf(role), 0]);
    for (const { $ref } of role.c_healthcareFacility ?? []) {
      expect(typeOf.get($ref)).toBeDefined();
      if (HOSPITAL_ONLY.test(role.name.en))
        expect([roleOf(role), typeOf.get($ref)]).toEqual([roleOf(role), 'Hospital']);
      if (typeOf.get($ref) === 'Care Center')
        expect(role.c_benefitsAndSupportV2?.en ?? '').not.toMatch(/cafeteria/);
    }
  }
});

it('can be applied for while it takes people, and says what to do where it does not', () => {
  for (const { c_status: status, c_hasApplication: isTaken, applicationUrl, ...role } of roles) {
    const isOpen = status !== 'NOT_RECRUITING';
    expect([isTaken, applicationUrl !== undefined]).toEqual([isOpen, isOpen]);
    expect(role.c_volunteerDescription).toBeDefined();
    expect(role.mainPhone ?? role.c_emailAddress).toBeDefined();
    const asked = (role.c_frequentlyAskedQuestions ?? []).map(({ question }) => question.en);
    if (!isOpen) expect(asked).toContain('Can I apply for this role?');
    expect(asked.includes('How do I apply?') && !isOpen).toBe(false);
  }
});

it('asks for one span of time, which its shifts allow', () => {
  for (const role of roles) {
    const needs = role.c_requirementsAndQualificationsV2!.en;
    const shifts = role.c_volunteerShift?.en ?? '';
    const spans =
      needs.match(/<li>[^<]*(?:at least|for a year|two years|half year|a month|a year\b|with us)[^<]*/g) ??
      [];
    expect([role.name.en, spans.length <= 1]).toEqual([role.name.en, true]);
    if (/On call/.test(shifts)) expect(needs).not.toMatch(/One shift a week/);
    if (/One evening a month/.test(shifts)) expect(needs).not.toMatch(/a week|Forty hours/);
    if (/Two hours/.test(shifts)) expect(needs).not.toMatch(/four hours/);
  }
});

it('what is done on visits is not done at home alone', () => {
  const told = readTexts(
    'community.json',
    z.looseObject({
      roles: z.array(z.looseObject({ name: bilingual, day: bilingual, shifts: z.array(z.string()) })),
    }),
  ).roles;
  const onVisits = told.filter(({ day }) => /visits/.test(day.en));
  expect(onVisits.length).toBeGreaterThan(0);
  expect(onVisits.filter(({ shifts }) => shifts.includes('home')).map(({ name }) => name.en)).toEqual([]);
});
