/** What the cache of the page knows of notifications. */
export const notificationKeys = {
  all: ['notifications'] as const,
  settings: ['notifications', 'settings'] as const,
  unread: ['notifications', 'unread'] as const,
}
