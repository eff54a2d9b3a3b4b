import type { payment as english } from '#src/i18n/en/payment.ts';

export const payment: Record<keyof typeof english, string> = {
  'payment.title': 'Formas de pago',
  'payment.cash': 'Efectivo',
  'payment.check': 'Cheque',
  'payment.travelersCheck': 'Cheque de viajero',
  'payment.debitCard': 'Tarjeta de débito',
  'payment.giftCard': 'Tarjeta de regalo',
  'payment.contactless': 'Pago sin contacto',
  'payment.financing': 'Plan de pagos',
  'payment.invoice': 'Factura',
  'payment.directDebit': 'Débito directo',
  'payment.bankDeposit': 'Depósito bancario',
  'payment.wireTransfer': 'Transferencia bancaria',
};
