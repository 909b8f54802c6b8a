import type { TourCardAnswer, TourDateAnswer } from '@okolitsa/contracts/tours/tour.ts'

type Price = TourCardAnswer['prices'][number]

export const pricesOn = (
  { prices }: { readonly prices: readonly Price[] },
  date: Pick<TourDateAnswer, 'ownPrices'> | null | undefined,
): Price[] =>
  prices.map((price) => {
    const own = date?.ownPrices.find(({ priceId }) => priceId === price.id)
    return own ? { ...price, price: own.price, sum: own.sum } : price
  })
