const departures = new Set<string>()

/** The visitor leaves or deletes a cart in this tab: that it is gone will be no news. */
export const noteDeparture = (cartId: string): void => void departures.add(cartId)
export const isOwnDeparture = (cartId: string): boolean => departures.has(cartId)
