/** Words of the line that says why a result is there. */
export const reasons = {
  'reasons.why': 'Why here:',
  'reasons.howOrdered': 'How results are ordered',
  'reasons.name': 'name is close to your words',
  'reasons.specialtyNamed': 'specialty {name}',
  'reasons.conditionNamed': 'treats {name}',
  'reasons.procedureNamed': 'performs {name}',
  'reasons.reasonNamed': 'sees patients for {name}',
  'reasons.serviceNamed': 'offers {name}',
  'reasons.typeNamed': 'is of the kind {name}',
  'reasons.topicNamed': 'is about {name}',
  'reasons.forWords': 'for “{words}”',
  'reasons.language': 'speaks {name}',
  'reasons.plan': 'takes {name}',
  'reasons.accepting': 'accepts new patients',
  'reasons.video': 'offers video visits',
  'reasons.open': 'open now',
};
