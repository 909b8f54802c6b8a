/** How people call an order. */
export const orderNumberOf = (orderId: number): string => String(orderId)

/** `104 218`: in threes it is read aloud without a slip. */
export const spacedNumber = (orderId: number): string => orderNumberOf(orderId).replace(/\B(?=(\d{3})+$)/g, '\u00A0')
