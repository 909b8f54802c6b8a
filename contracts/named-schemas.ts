import type { z } from 'zod'
import { agencyPaperSchema } from './agency-papers/agency-papers.ts'
import {
  bookedPlaceSchema,
  bookedTourSchema,
  bookingSchema,
  bookingSummarySchema,
  cancellationPreviewSchema,
  waitingSchema,
} from './bookings/booking.ts'
import { departureSchema } from './bookings/departures.endpoints.ts'
import { deskBookingSchema, deskDateSchema } from './bookings/tour-desk.endpoints.ts'
import {
  cartAvailabilitySchema,
  cartCalculationSchema,
  cartListSchema,
  cartProgressSchema,
  cartSchema,
  cartTotalsSchema,
  repeatedCartSchema,
} from './cart/cart.ts'
import { cartFarmerSchema } from './cart/cart-farmer.ts'
import { cartProductSchema, lineChangeSchema, pickedOptionSchema } from './cart/cart-product.ts'
import {
  cartShareSchema,
  cartSharingSchema,
  invitationSchema,
  sharedCartEndSchema,
  sharerSchema,
} from './cart/sharing.ts'
import { categoryPageSchema, categorySchema, categorySummarySchema, farmerCategorySchema } from './catalog/category.ts'
import {
  farmerCardSchema,
  farmerSchema,
  legalInfoSchema,
  openHoursSchema,
  shippingRateSchema,
  tradePlaceSchema,
} from './catalog/farmer.ts'
import { deliveryDateFacetSchema, facetSchema } from './catalog/listing.ts'
import { focusSchema, pictureSchema } from './catalog/picture.ts'
import { priceInfoSchema } from './catalog/price.ts'
import {
  availabilitySchema,
  deliveryMethodSchema,
  documentSchema,
  nearestDeliverySchema,
  nutritionSchema,
  productCardSchema,
  productSchema,
} from './catalog/product.ts'
import { chatMessageSchema, chatSchema } from './chat/chat.ts'
import { checkoutBodySchema, checkoutCartSchema, deliveryPlaceSchema, recipientSchema } from './checkout/checkout.ts'
import { checkoutAnswerSchema, placedOrderSchema, refusedCartSchema } from './checkout/checkout-answer.ts'
import { contentBlockSchema } from './content/content.ts'
import { courierDaySchema, courierDeskSchema } from './couriers/couriers.ts'
import { carrierPointSchema, carrierTariffSchema, carrierWaySchema } from './delivery/carrier.ts'
import { deliveryInfoSchema, pickupPointSchema, shippingMethodSchema } from './delivery/delivery.endpoints.ts'
import { shippingSchema } from './delivery/shipping.ts'
import { farmNewsSchema, farmPostSchema } from './farm-posts/farm-post.ts'
import {
  festivalEventSchema,
  festivalGroundSchema,
  festivalProductSchema,
  festivalStandSchema,
} from './festival/festival.ts'
import { locationSchema } from './geo/location.ts'
import { listedSessionSchema, sessionSchema, userSchema } from './identity/profile.ts'
import { inboxCountsSchema, inboxItemSchema, inboxSchema, readyReplySchema } from './inbox/inbox.ts'
import { kitchenOrderSchema } from './kitchen-orders/kitchen-orders.endpoints.ts'
import { bonusEntrySchema } from './loyalty/bonuses.ts'
import { loyaltyLevelSchema, loyaltyProgramSchema, loyaltyStandingSchema } from './loyalty/levels.ts'
import { offeredCodeSchema, offeredProgramSchema, promoCodePageSchema } from './loyalty/offers.ts'
import { previewedBonusesSchema, triedPromoCodeSchema } from './loyalty/preview.ts'
import { promoCodeSchema } from './loyalty/promo-code.ts'
import { kitchenMenuSchema } from './menus/menu-desk.endpoints.ts'
import { notificationSchema } from './notifications/notifications.endpoints.ts'
import { numbersSchema, numbersTotalsSchema } from './numbers/numbers.ts'
import { officeSchemas } from './office/named-office-schemas.ts'
import { cabinetOrderSchema, cabinetSummarySchema } from './orders/desk-order.ts'
import {
  orderDinnerSchema,
  orderFarmerSchema,
  orderLineSchema,
  orderSchema,
  orderSummarySchema,
  orderSumsSchema,
  progressStepSchema,
} from './orders/order.ts'
import {
  changePreviewSchema,
  claimOutcomeSchema,
  claimSchema,
  deliveryPreviewSchema,
  lineEffectSchema,
  orderChangeSchema,
  staffClaimSchema,
  staffRequestedChangeSchema,
} from './orders/order-change.ts'
import { paymentStateSchema } from './payments/payment.ts'
import {
  emptiedShelfSchema,
  markedLineSchema,
  orderOutcomeSchema,
  pickingSchema,
  weighedLineSchema,
} from './picking/picking.ts'
import { goodsSchemas } from './products/named-goods-schemas.ts'
import { questionSchema } from './questions/questions.endpoints.ts'
import { deskQuestionSchema } from './questions/questions-desk.endpoints.ts'
import { recipeCardSchema } from './recipes/recipe.ts'
import { dinnerPromiseSchema } from './restaurants/dinner.ts'
import {
  dishAvailabilitySchema,
  dishCardSchema,
  dishSchema,
  foundDishSchema,
  nestedOptionGroupSchema,
  optionGroupSchema,
} from './restaurants/dish.ts'
import {
  kitchenCountSchema,
  kitchenSchema,
  kitchenStateSchema,
  menuSectionSchema,
  openingExceptionSchema,
  openSpanSchema,
  restaurantCardSchema,
  restaurantSchema,
  waitingRangeSchema,
} from './restaurants/restaurant.ts'
import { myReviewSchema, reviewSchema } from './reviews/review.ts'
import { courierCallSchema } from './shipments/courier-call.ts'
import { parcelSchema } from './shipments/shipment.ts'
import { staffMemberSchema, staffSessionSchema } from './staff/staff-session.ts'
import { stockSchemas } from './stock/named-stock-schemas.ts'
import { todaySchema } from './today/today.ts'
import { tourCardSchema, tourDateSchema, tourOrganizerSchema, tourPriceSchema, tourSchema } from './tours/tour.ts'
import { ownTourSchema, tourFormPartSchema, tourFormSchema, tourProductSchema } from './tours/tour-form.ts'

/** Public names of schemas: components of the OpenAPI document and types of generated clients. */
export const namedSchemas = {
  AgencyPaper: agencyPaperSchema,
  Availability: availabilitySchema,
  BonusEntry: bonusEntrySchema,
  CabinetOrder: cabinetOrderSchema,
  CabinetOrderSummary: cabinetSummarySchema,
  CarrierPoint: carrierPointSchema,
  CarrierTariff: carrierTariffSchema,
  CarrierWay: carrierWaySchema,
  Cart: cartSchema,
  CartAvailability: cartAvailabilitySchema,
  CartCalculation: cartCalculationSchema,
  CartFarmer: cartFarmerSchema,
  CartLineChange: lineChangeSchema,
  CartList: cartListSchema,
  CartProduct: cartProductSchema,
  CartProgress: cartProgressSchema,
  CartShare: cartShareSchema,
  CartSharing: cartSharingSchema,
  CartTotals: cartTotalsSchema,
  Category: categorySchema,
  CategoryPage: categoryPageSchema,
  CategorySummary: categorySummarySchema,
  ChangePreview: changePreviewSchema,
  Chat: chatSchema,
  ChatMessage: chatMessageSchema,
  CheckoutAnswer: checkoutAnswerSchema,
  CheckoutBody: checkoutBodySchema,
  CheckoutCart: checkoutCartSchema,
  Claim: claimSchema,
  ClaimOutcome: claimOutcomeSchema,
  DeliveryDateFacet: deliveryDateFacetSchema,
  DeliveryInfo: deliveryInfoSchema,
  DeliveryMethod: deliveryMethodSchema,
  DeliveryPlace: deliveryPlaceSchema,
  DeliveryPreview: deliveryPreviewSchema,
  Dish: dishSchema,
  DishAvailability: dishAvailabilitySchema,
  DishCard: dishCardSchema,
  Document: documentSchema,
  DeskQuestion: deskQuestionSchema,
  Facet: facetSchema,
  Farmer: farmerSchema,
  FarmerCard: farmerCardSchema,
  FarmerCategory: farmerCategorySchema,
  FarmNews: farmNewsSchema,
  FarmPost: farmPostSchema,
  FoundDish: foundDishSchema,
  Invitation: invitationSchema,
  Kitchen: kitchenSchema,
  KitchenCount: kitchenCountSchema,
  KitchenMenu: kitchenMenuSchema,
  KitchenState: kitchenStateSchema,
  LegalInfo: legalInfoSchema,
  LineEffect: lineEffectSchema,
  ListedSession: listedSessionSchema,
  Location: locationSchema,
  MenuSection: menuSectionSchema,
  NearestDelivery: nearestDeliverySchema,
  NestedOptionGroup: nestedOptionGroupSchema,
  Notification: notificationSchema,
  Nutrition: nutritionSchema,
  OpenHours: openHoursSchema,
  OpeningException: openingExceptionSchema,
  OpenSpan: openSpanSchema,
  OptionGroup: optionGroupSchema,
  Order: orderSchema,
  OrderChange: orderChangeSchema,
  OrderFarmer: orderFarmerSchema,
  OrderLine: orderLineSchema,
  OrderProgressStep: progressStepSchema,
  OrderSummary: orderSummarySchema,
  OrderSums: orderSumsSchema,
  OwnTour: ownTourSchema,
  PaymentState: paymentStateSchema,
  PickupPoint: pickupPointSchema,
  PlacedOrder: placedOrderSchema,
  MarkedLine: markedLineSchema,
  WeighedLine: weighedLineSchema,
  EmptiedShelf: emptiedShelfSchema,
  OrderFate: orderOutcomeSchema,
  Picking: pickingSchema,
  CourierDay: courierDaySchema,
  CourierDesk: courierDeskSchema,
  Shipping: shippingSchema,
  OfferedCode: offeredCodeSchema,
  OfferedCodes: promoCodePageSchema,
  OfferedProgram: offeredProgramSchema,
  Inbox: inboxSchema,
  InboxItem: inboxItemSchema,
  InboxCounts: inboxCountsSchema,
  ReadyReply: readyReplySchema,
  ...goodsSchemas,
  ...officeSchemas,
  ...stockSchemas,
  Today: todaySchema,
  Numbers: numbersSchema,
  NumbersTotals: numbersTotalsSchema,
  PreviewedBonuses: previewedBonusesSchema,
  PriceInfo: priceInfoSchema,
  Product: productSchema,
  ProductCard: productCardSchema,
  LoyaltyLevel: loyaltyLevelSchema,
  LoyaltyProgram: loyaltyProgramSchema,
  LoyaltyStanding: loyaltyStandingSchema,
  PromoCode: promoCodeSchema,
  Recipient: recipientSchema,
  RefusedCart: refusedCartSchema,
  RepeatedCart: repeatedCartSchema,
  Session: sessionSchema,
  SharedCartEnd: sharedCartEndSchema,
  Sharer: sharerSchema,
  ShippingMethod: shippingMethodSchema,
  Parcel: parcelSchema,
  CourierCall: courierCallSchema,
  ShippingRate: shippingRateSchema,
  StaffClaim: staffClaimSchema,
  StaffMember: staffMemberSchema,
  StaffRequestedChange: staffRequestedChangeSchema,
  StaffSession: staffSessionSchema,
  TradePlace: tradePlaceSchema,
  TriedPromoCode: triedPromoCodeSchema,
  User: userSchema,
  MyReview: myReviewSchema,
  Question: questionSchema,
  RecipeCard: recipeCardSchema,
  Restaurant: restaurantSchema,
  RestaurantCard: restaurantCardSchema,
  Review: reviewSchema,
  ContentBlock: contentBlockSchema,
  WaitingRange: waitingRangeSchema,
  FestivalEvent: festivalEventSchema,
  FestivalGround: festivalGroundSchema,
  FestivalProduct: festivalProductSchema,
  FestivalStand: festivalStandSchema,
  BookedPlace: bookedPlaceSchema,
  BookedTour: bookedTourSchema,
  Booking: bookingSchema,
  BookingSummary: bookingSummarySchema,
  CancellationPreview: cancellationPreviewSchema,
  DeskBooking: deskBookingSchema,
  Departure: departureSchema,
  DeskTourDate: deskDateSchema,
  DinnerPromise: dinnerPromiseSchema,
  KitchenOrder: kitchenOrderSchema,
  OrderDinner: orderDinnerSchema,
  PickedOption: pickedOptionSchema,
  Picture: pictureSchema,
  PictureFocus: focusSchema,
  Tour: tourSchema,
  TourCard: tourCardSchema,
  TourDate: tourDateSchema,
  TourForm: tourFormSchema,
  TourFormPart: tourFormPartSchema,
  TourOrganizer: tourOrganizerSchema,
  TourPrice: tourPriceSchema,
  TourProduct: tourProductSchema,
  Waiting: waitingSchema,
} as const satisfies Record<string, z.ZodType>
