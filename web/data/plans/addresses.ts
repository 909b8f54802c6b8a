/** The page of plans. */
export const plansPath = '/plans'

/** One order of a plan. */
export const planOrderPath = (id: number): string => `/plans/orders/${id}`
