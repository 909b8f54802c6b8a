export const sellerNotificationsDeskKeys = {
  notifications: (organizationId: number) => ['cabinet', 'notifications', organizationId] as const,
}
