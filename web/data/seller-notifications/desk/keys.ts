/** Keys of what a seller's desk has loaded of seller notifications. */
export const sellerNotificationsDeskKeys = {
  notifications: (organizationId: number) => ['cabinet', 'notifications', organizationId] as const,
  unanswered: ['cabinet', 'unanswered'] as const,
}
