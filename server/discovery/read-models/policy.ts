/** Maximum cards rebuilt per run of the price task. */
export const DUE_PRICES_BATCH = 2_000
