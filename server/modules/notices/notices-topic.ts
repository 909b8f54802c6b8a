/** The live topic of a customer's list; its key is the customer. */
export const noticesTopic = (customerId: number): string => `notices:${customerId}`
