/** Ways to pay that every language has its own word for. */
export const WORDED_PAYMENTS = [
  'cash',
  'check',
  'travelersCheck',
  'debitCard',
  'giftCard',
  'contactless',
  'financing',
  'invoice',
  'directDebit',
  'bankDeposit',
  'wireTransfer',
] as const;

/**
 * A way to pay: one with words in the page's language; a brand, whose name is the same in all; or what the directory
 * says and this list does not know, made readable.
 */
export type PaymentMethod =
  | { kind: 'worded'; key: (typeof WORDED_PAYMENTS)[number] }
  | { kind: 'brand'; name: string }
  | { kind: 'other'; name: string };

/** Names by the directory's value, letters and digits only. */
const BRANDS = new Map<string, string>([
  ['AMERICANEXPRESS', 'American Express'],
  ['AMEX', 'American Express'],
  ['ALIPAY', 'Alipay'],
  ['ANDROIDPAY', 'Google Pay'],
  ['APPLEPAY', 'Apple Pay'],
  ['CARECREDIT', 'CareCredit'],
  ['DINERSCLUB', 'Diners Club'],
  ['DISCOVER', 'Discover'],
  ['GOOGLEPAY', 'Google Pay'],
  ['JCB', 'JCB'],
  ['MAESTRO', 'Maestro'],
  ['MASTERCARD', 'Mastercard'],
  ['PAYPAL', 'PayPal'],
  ['SAMSUNGPAY', 'Samsung Pay'],
  ['UNIONPAY', 'UnionPay'],
  ['VENMO', 'Venmo'],
  ['VISA', 'Visa'],
  ['VISAELECTRON', 'Visa Electron'],
  ['WECHATPAY', 'WeChat Pay'],
  ['ZELLE', 'Zelle'],
]);
const WORDED = new Map(WORDED_PAYMENTS.map((key) => [key.toUpperCase(), key]));

/** 'CARE_CARD' → 'Care Card'; a value already written for people stays as it is. */
function readable(value: string): string {
  const words = value.replace(/_+/g, ' ').trim();
  return /[a-z]/.test(words)
    ? words
    : words.toLowerCase().replace(/(^|\s)\p{L}/gu, (first) => first.toUpperCase());
}

/** The ways to pay among the directory's values, each once, in their order; unknown ones are kept. */
export function paymentMethods(values: readonly string[]): PaymentMethod[] {
  const found = new Map<string, PaymentMethod>();
  for (const value of values) {
    const plain = value.toUpperCase().replace(/[^A-Z0-9]/g, '');
    const key = WORDED.get(plain);
    const brand = BRANDS.get(plain);
    const name = readable(value);
    if (key) found.set(key, { kind: 'worded', key });
    else if (brand) found.set(brand, { kind: 'brand', name: brand });
    else if (name !== '') found.set(name, { kind: 'other', name });
  }
  return [...found.values()];
}
