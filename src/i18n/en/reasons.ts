/** Words of the line that says why a result is there. */
export const reasons = {
  'reasons.why': 'Why here:',
  'reasons.howOrdered': 'How results are ordered',
  'reasons.name': 'name matches your words',
  'reasons.specialty': 'specialty matches your words',
  'reasons.specialtyNamed': 'specialty {name}',
  'reasons.service': 'a service matches your words',
  'reasons.serviceNamed': 'offers {name}',
  'reasons.type': 'kind of place matches your words',
  'reasons.typeNamed': 'is of the kind {name}',
  'reasons.topic': 'topic matches your words',
  'reasons.topicNamed': 'is about {name}',
  'reasons.language': 'speaks {name}',
  'reasons.plan': 'takes {name}',
  'reasons.accepting': 'accepts new patients',
  'reasons.video': 'offers video visits',
  'reasons.open': 'open now',
};
