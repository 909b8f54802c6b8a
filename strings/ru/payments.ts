/** Words of payments that leave the server. */
export const paymentPageTexts = {
  /** What the shopper sees in the bank; no «%», «+» or line breaks: banks refuse them. */
  description: (orderNumber: number) => `Заказ № ${orderNumber} в «Околице»`,
} as const
