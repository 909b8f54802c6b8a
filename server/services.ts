import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { IntegrityService } from './db/integrity-ports.ts'
import type { AgencyPapersService } from './desks/agency-papers/ports.ts'
import type { CouriersService } from './desks/couriers/ports.ts'
import type { NumbersService } from './desks/numbers/ports.ts'
import type { OfficeOrdersService } from './desks/office-orders/ports.ts'
import type { SellerTaxesService } from './desks/seller-taxes/ports.ts'
import type { StatementsService } from './desks/statements/ports.ts'
import type { CatalogService } from './discovery/catalog/ports.ts'
import type { ReadModelsService } from './discovery/read-models/ports.ts'
import type { RecipesService } from './discovery/recipes/ports.ts'
import type { RestaurantsService } from './discovery/restaurants/ports.ts'
import type { SearchService } from './discovery/search/ports.ts'
import type { ChatService } from './engagement/chat/ports.ts'
import type { FavoritesService } from './engagement/favorites/ports.ts'
import type { NotificationsService } from './engagement/notifications/ports.ts'
import type { PushService } from './engagement/push/ports.ts'
import type { QuestionsService } from './engagement/questions/ports.ts'
import type { ReviewsService } from './engagement/reviews/ports.ts'
import type { SellerNotificationsService } from './engagement/seller-notifications/ports.ts'
import type { TelephonyService } from './engagement/telephony/ports.ts'
import type { DeliveryService } from './fulfilment/delivery/ports.ts'
import type { DinnerService } from './fulfilment/dinner/ports.ts'
import type { ClosingService } from './money/closing/ports.ts'
import type { FiscalService } from './money/fiscal/ports.ts'
import type { LedgerService } from './money/ledger/ports.ts'
import type { PaymentsService } from './money/payments/ports.ts'
import type { AnnouncementService } from './people/announcement/ports.ts'
import type { AuditService } from './people/audit/ports.ts'
import type { IdentityService } from './people/identity/ports.ts'
import type { MarketService } from './people/market/ports.ts'
import type { ModerationService } from './people/moderation/ports.ts'
import type { NotificationTemplatesService } from './people/notification-templates/ports.ts'
import type { OfficeService } from './people/office/ports.ts'
import type { OutsideServicesService } from './people/outside-services/ports.ts'
import type { StaffService } from './people/staff/ports.ts'
import type { Database, Executor, InTransaction } from './platform/db/client.ts'
import type { ContentService } from './publishing/content/ports.ts'
import type { FestivalCommands } from './publishing/festival/ports.ts'
import type { CompanyLookup } from './publishing/registration/ports.ts'
import type { SellerContractService } from './publishing/seller-contract/ports.ts'
import type { SitePagesService } from './publishing/site-pages/ports.ts'
import type { SiteCommands, SitesService } from './publishing/sites/ports.ts'
import type { StarterService } from './publishing/starter/ports.ts'
import type { CartService } from './sales/cart/ports.ts'
import type { CheckoutService } from './sales/checkout/ports.ts'
import type { FeesService } from './sales/fees/ports.ts'
import type { DiscountConsents, LoyaltyCommands, LoyaltyService, MarketCodeCommands } from './sales/loyalty/ports.ts'
import type { OrderLifecycle } from './sales/order-lifecycle/ports.ts'
import type { OrdersService, StaffOrdersService } from './sales/orders/ports.ts'
import type { PlanCommands } from './sales/plans/ports.ts'
import type { ShipmentsService } from './sales/shipments/ports.ts'
import type { SubscriptionService } from './sales/subscription/ports.ts'
import type { FarmPostsService } from './supply/farm-posts/ports.ts'
import type { ImagesService } from './supply/images/ports.ts'
import type { MenusService } from './supply/menus/ports.ts'
import type { ProductsService } from './supply/products/ports.ts'
import type { SellersService } from './supply/sellers/ports.ts'
import type { StockService } from './supply/stock/ports.ts'
import type { ToursService } from './supply/tours/ports.ts'
import type { FeedSource } from './web/yandex-feed.ts'

/** The services of modules, by the name of the module. */
export interface Services {
  readonly agencyPapers: AgencyPapersService
  readonly audit: AuditService
  readonly market: MarketService
  readonly moderation: ModerationService
  readonly notificationTemplates: NotificationTemplatesService
  readonly readModels: ReadModelsService
  readonly sellers: SellersService
  readonly products: ProductsService
  readonly menus: MenusService
  readonly tours: ToursService
  readonly recipes: RecipesService
  readonly images: ImagesService
  readonly farmPosts: FarmPostsService
  readonly loyalty: LoyaltyService & LoyaltyCommands & MarketCodeCommands & DiscountConsents
  readonly subscription: SubscriptionService
  readonly plans: PlanCommands
  readonly identity: IdentityService
  readonly announcement: AnnouncementService
  readonly staff: StaffService
  readonly office: OfficeService
  readonly officeOrders: OfficeOrdersService
  readonly sellerTaxes: SellerTaxesService
  readonly couriers: CouriersService
  readonly numbers: NumbersService
  readonly delivery: DeliveryService
  readonly dinner: DinnerService
  readonly catalog: CatalogService & { readonly goodsFeed: FeedSource }
  readonly restaurants: RestaurantsService
  readonly search: SearchService
  readonly stock: StockService
  readonly fees: FeesService
  readonly orderLifecycle: OrderLifecycle
  readonly payments: PaymentsService
  readonly fiscal: FiscalService
  readonly outsideServices: OutsideServicesService
  readonly orders: OrdersService & StaffOrdersService
  readonly cart: CartService
  readonly shipments: ShipmentsService
  readonly checkout: CheckoutService
  readonly ledger: LedgerService
  readonly closing: ClosingService
  readonly statements: StatementsService
  readonly integrity: IntegrityService
  readonly favorites: FavoritesService
  readonly push: PushService
  readonly chat: ChatService
  readonly notifications: NotificationsService
  readonly telephony: TelephonyService
  readonly sellerNotifications: SellerNotificationsService
  readonly reviews: ReviewsService
  readonly questions: QuestionsService
  readonly content: ContentService
  readonly starter: StarterService
  readonly festival: FestivalCommands
  readonly sitePages: SitePagesService
  readonly sites: SitesService & SiteCommands
  readonly registration: CompanyLookup
  readonly sellerContract: SellerContractService
}

/** Dependencies of use cases and handlers by name: `Deps<'executor' | 'clock' | 'sellers'>`. */
export type Deps<Name extends keyof (Ground & Services)> = Pick<Ground & Services, Name>

interface Ground {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly executor: Executor
  readonly inTransaction: InTransaction
  readonly clock: Clock
}
