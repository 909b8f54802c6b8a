/** A little longer than the shop's pause after a failure of a carrier, ms. */
const CARRIER_PAUSE_MS = 35_000

/** Delay before delivery methods are requested again, ms: a silent carrier may answer next time. */
export const askAgain = ({
  state,
}: {
  readonly state: { readonly data?: { readonly isCarrierSilent: boolean } | undefined }
}): number | false => state.data?.isCarrierSilent === true && CARRIER_PAUSE_MS
