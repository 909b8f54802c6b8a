import type { ListQuery } from './list-query.ts'

export const ordersDeskKeys = {
  lists: ['cabinet', 'orders'] as const,
  list: (query: ListQuery) => ['cabinet', 'orders', query] as const,
  claimPreview: (id: number, claimId: string, percent: number | null) =>
    ['cabinet', 'claimPreview', id, claimId, percent] as const,
  redelivery: (id: number) => ['cabinet', 'redelivery', id] as const,
  order: (id: number) => ['cabinet', 'order', id] as const,
  /** Asked again with the order. */
  sum: (id: number) => ['cabinet', 'order', id, 'sum'] as const,
  preview: (id: number, change: string | null) => ['cabinet', 'preview', id, change] as const,
}
