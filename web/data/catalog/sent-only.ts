import type { FarmerCard } from '@okolitsa/contracts/catalog/farmer.ts'

/** Whether the carrier's parcel is the only method near this place; the carrier then determines the day. */
export const isSentOnly = (methods: FarmerCard['methods']): boolean =>
  methods.length > 0 && methods.every((method) => method === 'cdek')
