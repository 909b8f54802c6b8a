export const notificationsTopic = (customerId: number): string => `notifications:${customerId}`
