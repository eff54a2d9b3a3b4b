import { z } from 'zod';
import type { WrittenQuestion } from '../readQuestions.ts';
import { readTexts } from '../readTexts.ts';
import type { Named, Service, Specialty, Topic, World } from '../World.ts';
import { writtenQuestions } from './writers.ts';

/** The specialties that see what a topic is about. */
export const specialtiesOf = (world: World, topic: Topic): Specialty[] =>
  world.specialties.filter((specialty) =>
    specialty.conditions.some((item) => item.name.en === topic.subject.en),
  );

const lists = z.record(z.string(), z.array(z.string()).min(1));

/** What each procedure treats or finds out, and what each visit is for: English names of conditions and health topics. */
export const treatedBy = readTexts('treated-by.json', z.strictObject({ procedures: lists, reasons: lists }));

/** So many of a kind stand beside a text. */
const BESIDE = 3;

/**
 * Procedures and visits for some conditions and topics themselves, by their English names. Not all that their specialty does: who
 * looks after kidney stones does vasectomies, too.
 */
export function treatmentsOf(
  world: World,
  about: readonly string[],
): { procedures: Named[]; reasons: Named[] } {
  const pick = (all: readonly Named[], treated: Readonly<Record<string, readonly string[]>>) =>
    [
      ...new Set(
        about.flatMap((subject) => all.filter(({ name }) => treated[name.en]?.includes(subject) ?? false)),
      ),
    ].slice(0, BESIDE);
  return {
    procedures: pick(world.procedures, treatedBy.procedures),
    reasons: pick(world.reasons, treatedBy.reasons),
  };
}

/** Research on the topic itself, by its name. */
export const researchOf = (world: World, topic: Topic) =>
  world.researchTopics.filter(({ name }) => topic.subject.en.toLowerCase().includes(name.en.toLowerCase()));

/** Main services in which one of the specialties works. */
export const servicesOf = (world: World, specialties: readonly Specialty[]): Service[] =>
  world.services.filter(
    (service) => service.topLevel && service.specialties.some((specialty) => specialties.includes(specialty)),
  );

/**
 * Answered questions that belong beside some topics: those on the very subject, then those whose answer helps with it, too;
 * none where none fits.
 */
export function questionsOn(topics: readonly Topic[]): WrittenQuestion[] {
  // A part of the library stands beside its own topics and says less than they do.
  const parts = new Set(topics.map(({ parent }) => parent));
  const about = new Set(
    topics.filter((topic) => !parts.has(topic)).flatMap(({ name, subject }) => [name.en, subject.en]),
  );
  const own = writtenQuestions.filter(({ topic }) => about.has(topic));
  const others = writtenQuestions.filter(({ also }) => also.some((name) => about.has(name)));
  return [...new Set([...own, ...others])];
}
