export { methodCodesOf, presentRate, presentShippingMethod, presentTradePlace } from './http/present-delivery.ts'
export { placeNamed } from './place-of-query.ts'
export { reaches } from './use-cases/quote.ts'
