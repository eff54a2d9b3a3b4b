import type { Service, Specialty, Topic, World } from '../World.ts';

/** The specialties that see what a topic is about. */
export const specialtiesOf = (world: World, topic: Topic): Specialty[] =>
  world.specialties.filter((specialty) =>
    specialty.conditions.some((item) => item.name.en === topic.subject.en),
  );

/** Research on the topic itself, by its name. */
export const researchOf = (world: World, topic: Topic) =>
  world.researchTopics.filter(({ name }) => topic.subject.en.toLowerCase().includes(name.en.toLowerCase()));

/** Main services in which one of the specialties works. */
export const servicesOf = (world: World, specialties: readonly Specialty[]): Service[] =>
  world.services.filter(
    (service) => service.topLevel && service.specialties.some((specialty) => specialties.includes(specialty)),
  );
