/** Hides a phone except for its last two digits: `79161234567` → `+7 ••• •••-••-67`. */
export const hiddenPhone = (phone: string): string => `+7 ••• •••-••-${phone.replace(/\D/g, '').slice(-2)}`
