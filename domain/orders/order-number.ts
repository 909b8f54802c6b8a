/** The number of an order as displayed. */
export const orderNumberOf = (orderId: number): string => String(orderId)

/** The number of an order in groups of three, which are easier to dictate: `104 218`. */
export const spacedNumber = (orderId: number): string => orderNumberOf(orderId).replace(/\B(?=(\d{3})+$)/g, '\u00A0')
