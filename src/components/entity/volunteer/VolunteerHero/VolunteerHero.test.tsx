import { screen } from '@testing-library/react';
import {
  bareVolunteer,
  volunteerFixture,
} from '#src/components/entity/volunteer/testing/volunteerFixture.ts';
import { drawPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { VolunteerHero } from './VolunteerHero.tsx';

const part = { name: 'VolunteerHero', Component: VolunteerHero } as const;

describe('VolunteerHero', () => {
  it('[D-250, D-251, D-252] shows the way here, the name and what it is', async () => {
    const breadcrumb = [
      { title: 'Home', path: '/' },
      { title: 'Volunteering', path: '/volunteering' },
      { title: 'Therapy dog team, Davis', path: '/x' },
    ];
    const { container } = await drawPart(part, volunteerFixture(), { breadcrumb });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Therapy dog team, Davis');
    expect(screen.getByText('certified').tagName).toBe('STRONG');
    expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent(/Home.*Volunteering/);
    await expectNoAxeViolations(container);
  });

  it('needs no subheading, but an entity', async () => {
    const { unmount } = await drawPart(part, bareVolunteer());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bare');
    unmount();
    expect((await drawPart(part, undefined)).container).toBeEmptyDOMElement();
  });
});
