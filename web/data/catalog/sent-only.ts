import type { FarmerCard } from '@okolitsa/contracts/catalog/farmer.ts'

/** Nobody comes and nothing is handed out near this place: the carrier's parcel is the only way, and it names the day. */
export const isSentOnly = (methods: FarmerCard['methods']): boolean =>
  methods.length > 0 && methods.every((method) => method === 'cdek')
