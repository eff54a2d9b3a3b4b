import { z } from 'zod';
import type { Actor } from '../accounts/Actor.ts';
import { normalEmail } from '../accounts/PersonTables.ts';
import type { Person } from '../accounts/PersonTables.ts';
import { ROLES } from '../accounts/roles.ts';
import type { GivenRole } from '../accounts/roles.ts';
import { sendJson } from '../envelope.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformRoute } from '../PlatformModule.ts';
import { readJson, requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const name = z.string().trim().min(1).max(200);
const roles = z
  .array(
    z.strictObject({
      role: z.enum(ROLES as [GivenRole['role'], ...GivenRole['role'][]]),
      subtree: z.string().max(64).default(''),
      locale: z.enum(['', 'en', 'es']).default(''),
    }),
  )
  .max(100);
const newPerson = z.strictObject({
  name,
  email: z
    .string()
    .trim()
    .max(320)
    .regex(/^\S+@\S+$/, 'must be a mail address'),
  roles,
});
const changes = z.strictObject({
  name: name.optional(),
  roles: roles.optional(),
  isLocked: z.boolean().optional(),
});

/** Who has an account and what they may do, for those who look after the accounts. */
export function peopleRoutes(part: StudioPart): PlatformRoute[] {
  const { accounts, signIn } = part;
  const invitation = (personId: string) => {
    const { token, expiresAt } = signIn.invite(personId);
    // After the `#`, so that no server's log has it.
    return { link: `${part.settings.origin}/studio/setup#${token}`, expiresAt };
  };
  const known = (id: string | undefined): Person => {
    const person = accounts.people.byId(id ?? '');
    if (!person) throw new HttpProblem(404, 'There is no such person.');
    return person;
  };
  return [
    studioRoute('GET', '/studio/api/people', (asked) => {
      requireActor(part, asked, 'people');
      sendJson(asked.response, 200, { people: accounts.people.list() });
    }),
    studioRoute('POST', '/studio/api/people', async (asked) => {
      const { actor } = requireActor(part, asked, 'people');
      const wanted = await readJson(asked, newPerson);
      const answer = accounts.store.transaction(() => {
        if (accounts.people.byEmail(normalEmail(wanted.email)))
          throw new HttpProblem(409, 'Somebody has an account with this mail address.');
        const id = accounts.people.add(wanted);
        accounts.audit({ actor: actor.id, act: 'person-added', detail: { id, roles: wanted.roles } });
        return { person: known(id), invitation: invitation(id) };
      });
      sendJson(asked.response, 201, answer);
    }),
    studioRoute('PUT', '/studio/api/people/:id', async (asked) => {
      const { actor } = requireActor(part, asked, 'people');
      const wanted = await readJson(asked, changes);
      const { id } = known(asked.params['id']);
      accounts.store.transaction(() => change(part, actor, known(id), wanted));
      sendJson(asked.response, 200, { person: known(id) });
    }),
    // A new link also helps who has forgotten a password; the old one then no longer opens anything.
    studioRoute('POST', '/studio/api/people/:id/invitation', (asked) => {
      const { actor } = requireActor(part, asked, 'people');
      const { id } = known(asked.params['id']);
      const answer = accounts.store.transaction(() => {
        accounts.audit({ actor: actor.id, act: 'person-invited', detail: { id } });
        return { invitation: invitation(id) };
      });
      sendJson(asked.response, 200, answer);
    }),
    studioRoute('POST', '/studio/api/people/:id/sign-out', (asked) => {
      const { actor } = requireActor(part, asked, 'people');
      const { id } = known(asked.params['id']);
      accounts.store.transaction(() => {
        accounts.sessions.endAll(id);
        accounts.audit({ actor: actor.id, act: 'person-signed-out', detail: { id } });
      });
      sendJson(asked.response, 200, { person: known(id) });
    }),
  ];
}

/** Carries changes out, each with its row in the log. Somebody must stay who may manage people. */
function change(
  { accounts }: StudioPart,
  actor: Actor,
  person: Person,
  wanted: z.output<typeof changes>,
): void {
  const { people, sessions } = accounts;
  const { id } = person;
  const isAdmin = (list: readonly GivenRole[]) =>
    list.some(({ role, subtree }) => role === 'admin' && subtree === '');
  const staysAdmin = isAdmin(wanted.roles ?? person.roles) && !(wanted.isLocked ?? person.isLocked);
  const wasAdmin = isAdmin(person.roles) && !person.isLocked;
  if (wasAdmin && !staysAdmin && !people.hasAdminBesides(id))
    throw new HttpProblem(409, 'Nobody else may manage people. Give somebody else that role first.');
  if (wanted.name !== undefined && wanted.name !== person.name) {
    people.rename(id, wanted.name);
    accounts.audit({ actor: actor.id, act: 'person-renamed', detail: { id } });
  }
  if (wanted.roles !== undefined) {
    people.setRoles(id, wanted.roles);
    accounts.audit({ actor: actor.id, act: 'roles-changed', detail: { id, roles: wanted.roles } });
  }
  if (wanted.isLocked !== undefined && wanted.isLocked !== person.isLocked) {
    people.setLocked(id, wanted.isLocked);
    if (wanted.isLocked) {
      sessions.endAll(id);
      people.endInvitation(id);
    }
    accounts.audit({
      actor: actor.id,
      act: wanted.isLocked ? 'person-locked' : 'person-unlocked',
      detail: { id },
    });
  }
}
