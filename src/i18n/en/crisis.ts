/** Help before anything else, beside what was searched for in crisis. */
export const crisis = {
  'crisis.title': 'Help is here, right now',
  'crisis.emergency': 'A life in danger: emergency services',
  'crisis.lifeline': '988 Suicide & Crisis Lifeline, free, day and night',
  'crisis.poison': 'Poison Help for overdose and poisoning, free, day and night',
  'crisis.violence': 'National Domestic Violence Hotline, free, day and night',
  'crisis.call': 'Call {number}',
  'crisis.callLifeline': 'Call {number}',
  'crisis.text': 'Text {number}',
  'crisis.textWord': 'Text {word} to {number}',
};
