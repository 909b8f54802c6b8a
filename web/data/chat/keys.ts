export const chatKeys = {
  all: ['chats'] as const,
  list: (side: string) => ['chats', side, 'list'] as const,
  with: (organizationId: number | null) => ['chats', 'with', organizationId] as const,
  unread: ['chats', 'unread'] as const,
}
