/** The live topic of a customer's list. */
export const notificationsTopic = (customerId: number): string => `notifications:${customerId}`
