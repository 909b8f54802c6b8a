import type * as ru from '../ru/plan-notifications.ts'

export const planNotifications: typeof ru.planNotifications = {
  placedToPay: ({ total, payBefore }) => ({
    title: 'Your subscription is waiting for payment',
    text: `Pay ${total}${payBefore ? ` by ${payBefore}` : ''} and it begins at once.`,
    message: null,
  }),
  booked: ({ total }) => ({
    title: 'Your subscription is paid and running',
    text: `We got ${total}, thank you. Turn on “Free delivery” when you check out.`,
    message: `Your subscription is paid: ${total}. It is running already.`,
  }),
  unpaidExpired: () => ({
    title: 'Your subscription has not begun',
    text: 'No payment came. If you still want it, choose a plan again.',
    message: 'Your subscription has not begun: no payment came.',
  }),
  refunded: ({ amount }) => ({
    title: `${amount} returned`,
    text: 'This is for your subscription. When the money arrives depends on your bank.',
    message: `${amount} returned for your subscription. When it arrives depends on your bank.`,
  }),
}
