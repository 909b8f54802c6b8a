export const notificationKeys = {
  all: ['notifications'] as const,
  settings: ['notifications', 'settings'] as const,
  unread: ['notifications', 'unread'] as const,
}
