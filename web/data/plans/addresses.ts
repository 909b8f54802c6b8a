export const plansPath = '/plans'

export const planOrderPath = (id: number): string => `/plans/orders/${id}`
