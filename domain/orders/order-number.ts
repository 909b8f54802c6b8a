/** The number of an order as people use it. */
export const orderNumberOf = (orderId: number): string => String(orderId)

/** `104 218`: groups of three are easier to dictate. */
export const spacedNumber = (orderId: number): string => orderNumberOf(orderId).replace(/\B(?=(\d{3})+$)/g, '\u00A0')
