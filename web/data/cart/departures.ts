const departures = new Set<string>()

/** Records that the visitor leaves or deletes a cart in this tab, so that no message reports its end. */
export const noteDeparture = (cartId: string): void => void departures.add(cartId)
export const isOwnDeparture = (cartId: string): boolean => departures.has(cartId)
