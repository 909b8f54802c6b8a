/** Keys of orders in the office. */
export const officeOrdersKeys = {
  all: ['office', 'orders'] as const,
  order: (id: number) => ['office', 'orders', 'one', id] as const,
  sideChange: (id: number, change: string | null) => ['office', 'orders', 'side-change', id, change] as const,
  search: (text: string) => ['office', 'orders', 'search', text] as const,
  lists: ['office', 'orders', 'list'] as const,
  list: (query: Readonly<Record<string, unknown>>) => ['office', 'orders', 'list', query] as const,
}
