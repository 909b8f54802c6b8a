/** States of sale in the list of the office. */
export const OFFICE_GOODS_SALES = ['onSale', 'offSale', 'archived'] as const
/** Filters by check; `accepted` = accepted, or never questioned. */
export const OFFICE_GOODS_CHECKS = ['waiting', 'returned', 'hidden', 'accepted'] as const
export const OFFICE_GOODS_ORDERS = ['newest', 'oldest'] as const
