/** The channel on which changed sellers, rates, areas and trade places are announced. */
export const SELLERS_CHANNEL = 'delivery_changed'
