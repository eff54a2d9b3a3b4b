import { OPEN_RECRUITING_STATUSES, RECRUITING_STATUSES } from '#src/domain/enumerations.ts';
import { isClinical, isOpenForRecruiting, studyStatus, type StudyFacts } from './studyStatus.ts';

const told = (facts: StudyFacts) => {
  const status = studyStatus(facts);
  if (status.kind === 'listed') return `${status.status}${status.isOpen ? ' (open)' : ''}`;
  return status.kind === 'other' ? `other: ${status.label}` : status.kind;
};

describe('[Q-347] the status of a study', () => {
  it.each<[string, StudyFacts, string]>([
    [
      'what was derived comes first',
      { clinicalType: 'Clinical', recruitingStatus: 'Recruiting', derivedStatus: 'Completed' },
      'Completed',
    ],
    [
      'also for a study that is not a trial',
      { clinicalType: 'Non Clinical', recruitingStatus: 'Completed', derivedStatus: 'Active' },
      'Active (open)',
    ],
    ['a derived one that is not listed stays', { derivedStatus: 'Paused' }, 'other: Paused'],
    [
      'a trial has its recruiting status',
      { clinicalType: 'Clinical', recruitingStatus: 'Active Not Recruiting' },
      'Active Not Recruiting',
    ],
    [
      'a trial that recruits is open',
      { clinicalType: 'Clinical', recruitingStatus: 'Open to Enrollment' },
      'Open to Enrollment (open)',
    ],
    [
      'a study that recruits is active',
      { clinicalType: 'Non Clinical', recruitingStatus: 'Recruiting' },
      'Active (open)',
    ],
    [
      'a study that does not is inactive',
      { clinicalType: 'Non Clinical', recruitingStatus: 'Coming Soon' },
      'Inactive',
    ],
    ['a study of unknown type is no trial', { recruitingStatus: 'Active Recruiting' }, 'Active (open)'],
    ['nothing is said without any status', { clinicalType: 'Non Clinical' }, 'unknown'],
    ['of a trial neither', { clinicalType: 'Clinical', recruitingStatus: '' }, 'unknown'],
  ])('%s', (_, facts, expected) => {
    expect(told(facts)).toBe(expected);
  });

  it('every recruiting status of a trial is listed', () => {
    for (const recruitingStatus of RECRUITING_STATUSES) {
      expect(studyStatus({ clinicalType: 'Clinical', recruitingStatus }).kind).toBe('listed');
    }
  });
});

it('[R-151] three statuses are open for recruiting', () => {
  expect(RECRUITING_STATUSES.filter(isOpenForRecruiting).sort()).toEqual(
    [...OPEN_RECRUITING_STATUSES].sort(),
  );
});

it('only Clinical is a trial', () => {
  expect(['Clinical', 'Non Clinical', 'clinical', undefined].filter(isClinical)).toEqual(['Clinical']);
});
