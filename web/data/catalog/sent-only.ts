import type { FarmerCard } from '@okolitsa/contracts/catalog/farmer.ts'

/**
 * Without courier or pickup near this place: the carrier's parcel is the only method, and the carrier names the day.
 */
export const isSentOnly = (methods: FarmerCard['methods']): boolean =>
  methods.length > 0 && methods.every((method) => method === 'cdek')
