export const orderKeys = {
  all: ['orders'] as const,
  /** The order that arrives first. */
  next: ['orders', 'next'] as const,
  /** All queries of one order's page. */
  one: (id: number) => ['orders', 'one', id] as const,
  answer: (id: number) => ['orders', 'one', id, 'answer'] as const,
  changes: (id: number) => ['orders', 'one', id, 'changes'] as const,
  shipment: (id: number) => ['orders', 'one', id, 'shipment'] as const,
  // not under the order: an update of the order must not refetch the preview
  editPreviews: (id: number) => ['orders', 'edit-preview', id] as const,
  editPreview: (id: number, edit: string | null) => ['orders', 'edit-preview', id, edit] as const,
  deliveryPreviews: (id: number) => ['orders', 'delivery-preview', id] as const,
  deliveryPreview: (id: number, change: string) => ['orders', 'delivery-preview', id, change] as const,
  claimPreview: (id: number, lineId: number | null, extent: unknown) =>
    ['orders', 'claim-preview', id, lineId, extent] as const,
}
