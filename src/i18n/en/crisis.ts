/**
 * Help before anything else, beside what was searched for in crisis. Editors may change the words, and the numbers where a
 * region has its own; a number nobody could call is not shown (crisisLines.ts has those that stand instead).
 */
export const crisis = {
  'crisis.title': 'Help is here, right now',
  'crisis.emergency': 'A life in danger: emergency services',
  'crisis.lifeline': '988 Suicide & Crisis Lifeline, free, day and night',
  'crisis.poison': 'Poison Help for overdose and poisoning, free, day and night',
  'crisis.assault': 'National Sexual Assault Hotline, free, day and night',
  'crisis.violence': 'National Domestic Violence Hotline, free, day and night',
  'crisis.numberOf-emergency': '911',
  'crisis.numberOf-lifeline': '988',
  'crisis.numberOf-poison': '1-800-222-1222',
  'crisis.numberOf-assault': '1-800-656-4673',
  'crisis.numberOf-violence': '1-800-799-7233',
  'crisis.emergencyRooms': 'See emergency rooms',
  'crisis.emergencyRoomsAt': '/find-location/type/emergency-rooms',
  'crisis.call': 'Call {number}',
  'crisis.callLifeline': 'Call {number}',
  'crisis.text': 'Text {number}',
  'crisis.textWord': 'Text {word} to {number}',
};
