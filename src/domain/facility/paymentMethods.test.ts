import { paymentMethods, WORDED_PAYMENTS } from './paymentMethods.ts';

it.each([
  ['CASH', { kind: 'worded', key: 'cash' }],
  ['DEBITCARD', { kind: 'worded', key: 'debitCard' }],
  ['Travelers Check', { kind: 'worded', key: 'travelersCheck' }],
  ['AMERICANEXPRESS', { kind: 'brand', name: 'American Express' }],
  ['master-card', { kind: 'brand', name: 'Mastercard' }],
  ['HOSPITAL_CARD', { kind: 'other', name: 'Hospital Card' }],
  ['Ökobon', { kind: 'other', name: 'Ökobon' }],
  ['__proto__', { kind: 'other', name: 'proto' }],
])('[R-168] %s', (value, expected) => {
  expect(paymentMethods([value])).toEqual([expected]);
});

it('[R-168] a long list keeps its order, each once; blank ones are none', () => {
  const long = [...WORDED_PAYMENTS, 'VISA', 'Visa', 'ANDROIDPAY', 'GOOGLEPAY', ' ', '__', 'cash'];
  const found = paymentMethods(long);
  expect(found.slice(0, WORDED_PAYMENTS.length).map((method) => 'key' in method && method.key)).toEqual([
    ...WORDED_PAYMENTS,
  ]);
  expect(found.slice(WORDED_PAYMENTS.length)).toEqual([
    { kind: 'brand', name: 'Visa' },
    { kind: 'brand', name: 'Google Pay' },
  ]);
});
