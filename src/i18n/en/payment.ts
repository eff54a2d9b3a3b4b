/** Ways to pay at a facility. */
export const payment = {
  'payment.title': 'Ways to pay',
  'payment.cash': 'Cash',
  'payment.check': 'Check',
  'payment.travelersCheck': 'Traveler’s check',
  'payment.debitCard': 'Debit card',
  'payment.giftCard': 'Gift card',
  'payment.contactless': 'Contactless payment',
  'payment.financing': 'Payment plan',
  'payment.invoice': 'Invoice',
  'payment.directDebit': 'Direct debit',
  'payment.bankDeposit': 'Bank deposit',
  'payment.wireTransfer': 'Wire transfer',
};
