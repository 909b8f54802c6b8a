/** The live topic of a customer's list; its key is the customer. */
export const notificationsTopic = (customerId: number): string => `notifications:${customerId}`
