/** What the cache of the page knows of orders. */
export const orderKeys = {
  all: ['orders'] as const,
  /** Everything the page of one order reads. */
  one: (id: number) => ['orders', 'one', id] as const,
  answer: (id: number) => ['orders', 'one', id, 'answer'] as const,
  changes: (id: number) => ['orders', 'one', id, 'changes'] as const,
  shipment: (id: number) => ['orders', 'one', id, 'shipment'] as const,
  // apart from the order: word of a saved change must not count it once more
  editPreviews: (id: number) => ['orders', 'edit-preview', id] as const,
  editPreview: (id: number, edit: string | null) => ['orders', 'edit-preview', id, edit] as const,
  deliveryPreviews: (id: number) => ['orders', 'delivery-preview', id] as const,
  deliveryPreview: (id: number, change: string) => ['orders', 'delivery-preview', id, change] as const,
  claimPreview: (id: number, lineId: number | null, extent: unknown) =>
    ['orders', 'claim-preview', id, lineId, extent] as const,
}
