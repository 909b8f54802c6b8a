export const stockDeskKeys = {
  stock: ['cabinet', 'stock'] as const,
  lotsIn: (query: object) => ['cabinet', 'stock', 'lots', query] as const,
  lotOrders: (id: number) => ['cabinet', 'stock', 'lot', id] as const,
  stockLists: ['cabinet', 'stock', 'list'] as const,
  stockIn: (query: object) => ['cabinet', 'stock', 'list', query] as const,
  history: (query: object) => ['cabinet', 'stock', 'history', query] as const,
}
