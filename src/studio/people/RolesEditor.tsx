import { ROLES } from '../api/peopleCalls.ts';
import type { GivenRole } from '../api/peopleCalls.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { rolePhrase } from './roleWords.ts';
import type { TopPage } from './roleWords.ts';

interface RolesEditorProps {
  roles: readonly GivenRole[];
  pages: readonly TopPage[];
  onChange: (roles: GivenRole[]) => void;
}

/** Roles, each with the part of the site and the language it is for. */
export function RolesEditor({ roles, pages, onChange }: RolesEditorProps) {
  const say = useWords();
  const change = (at: number, part: Partial<GivenRole>) =>
    onChange(roles.map((role, index) => (index === at ? { ...role, ...part } : role)));
  return (
    <fieldset className="Roles">
      <legend>{say('roles')}</legend>
      {roles.map((given, index) => (
        // A row is its place: two may be alike while they are chosen.
        <div key={index} className="Roles-row">
          <select
            aria-label={say('roleName')}
            value={given.role}
            onChange={(event) => change(index, { role: event.target.value as GivenRole['role'] })}
          >
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {say(`role-${role}`)}
              </option>
            ))}
          </select>
          <select
            aria-label={say('roleWhere')}
            value={given.subtree}
            onChange={(event) => change(index, { subtree: event.target.value })}
          >
            <option value="">{say('everywhere')}</option>
            {given.subtree !== '' && !pages.some(({ id }) => id === given.subtree) ? (
              <option value={given.subtree}>{given.subtree}</option>
            ) : null}
            {pages.map(({ id, name, path }) => (
              <option key={id} value={id}>
                {`${name} (${path})`}
              </option>
            ))}
          </select>
          <select
            aria-label={say('roleLanguage')}
            value={given.locale}
            onChange={(event) => change(index, { locale: event.target.value as GivenRole['locale'] })}
          >
            <option value="">{say('everyLanguage')}</option>
            <option value="en">{say('english')}</option>
            <option value="es">{say('spanish')}</option>
          </select>
          <Button
            size="small"
            look="bare"
            aria-label={say('removeRole', { role: rolePhrase(say, given, pages) })}
            onPress={() => onChange(roles.filter((_, at) => at !== index))}
          >
            <Icon name="close" />
          </Button>
        </div>
      ))}
      <Button size="small" onPress={() => onChange([...roles, { role: 'author', subtree: '', locale: '' }])}>
        <Icon name="add" /> {say('addRole')}
      </Button>
    </fieldset>
  );
}
