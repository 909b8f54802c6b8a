/** A little longer than the shop lets a carrier rest that has failed, ms. */
const CARRIER_PAUSE_MS = 35_000

/** How soon ways to receive are asked for anew by themselves, ms: a carrier that was silent may answer next time. */
export const askAgain = ({
  state,
}: {
  readonly state: { readonly data?: { readonly isCarrierSilent: boolean } | undefined }
}): number | false => state.data?.isCarrierSilent === true && CARRIER_PAUSE_MS
