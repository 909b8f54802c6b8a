import { z } from 'zod'
import { marketChangedSchema, notReadySchema } from '../market/market-settings.ts'
import { pageChangedSchema } from '../site-pages/site-page.ts'

const limit = z.object({ limit: z.number().int() })

/** Refusals of seller calls only, which never occur in the shop. Statuses and facts as in `refusals.ts`. */
export const deskRefusals = {
  // the market
  /** Another person has changed the market since it was read. */
  MARKET_CHANGED: { status: 400, facts: marketChangedSchema },
  /** Required points of the opening check are not done. */
  MARKET_NOT_READY: { status: 400, facts: notReadySchema },
  /** Orders were placed, so that the market is closed instead of being hidden. */
  MARKET_ONCE_OPEN: { status: 400, facts: z.object({}) },
  // checks of goods
  /** Another person has decided (`decided`), or what was seen has changed (`changed`). */
  GOODS_CHECK_REFUSED: { status: 400, facts: z.object({ reason: z.enum(['decided', 'changed']) }) },
  // texts of notifications
  /** Another person has saved the text since it was read. */
  TEMPLATE_CHANGED: { status: 400, facts: z.object({}) },
  /** No proven phone or address of the person is known. */
  TRIAL_REACHES_NOBODY: { status: 400, facts: z.object({}) },
  // legal texts
  /** Another person has saved a version since the text was read. */
  LEGAL_TEXT_CHANGED: { status: 400, facts: z.object({ version: z.number().int() }) },
  /** Blanks of the text have no value. */
  LEGAL_TEXT_UNFILLED: { status: 400, facts: z.object({ blanks: z.array(z.string()) }) },
  // broadcasts
  /** The audience is empty. */
  BROADCAST_EMPTY: { status: 400, facts: z.object({}) },
  /** A farm writes to its followers once in some days. */
  BROADCAST_TOO_EARLY: { status: 400, facts: z.object({}) },
  /** Another person has changed the banner or the home page since it was read. */
  FEATURED_TAKEN: { status: 400, facts: z.object({}) },
  SHOWCASE_CHANGED: { status: 400, facts: z.object({}) },
  // pages of sites
  TOO_MANY_SITES: { status: 400, facts: limit },
  TOO_MANY_PAGES: { status: 400, facts: limit },
  TOO_MANY_DOMAINS: { status: 400, facts: limit },
  TOO_MANY_LINKS: { status: 400, facts: limit },
  PAGE_CHANGED: { status: 400, facts: pageChangedSchema },
  // notifications of sellers
  /** The last channel that notifies the seller of new orders cannot be turned off. */
  LAST_ORDER_CHANNEL: { status: 400, facts: z.object({}) },
  /** The channel has no recipient: no device, telephone or address is known. */
  CHANNEL_REACHES_NOBODY: { status: 400, facts: z.object({}) },
  // delivery of sellers
  /** Another person has changed the rates since they were read. */
  SHIPPING_CHANGED: { status: 400, facts: z.object({}) },
  // parcels of sellers
  /** The marketplace has no connection to the carrier. */
  SHIPMENTS_OFF: { status: 400, facts: z.object({}) },
  /** The carrier already has the parcel. */
  SHIPMENT_ON_ITS_WAY: { status: 400, facts: z.object({}) },
  /** The carrier does not answer now. */
  CARRIER_SILENT: { status: 400, facts: z.object({}) },
  /** The seller takes parcels to an office, or has not chosen a start of the route. */
  COURIER_NOT_CHOSEN: { status: 400, facts: z.object({}) },
  /** A courier is already called for that day or for one of the parcels. */
  COURIER_CALLED_ALREADY: { status: 400, facts: z.object({}) },
  /** The carrier does not cancel the call. */
  COURIER_CALL_STAYS: { status: 400, facts: z.object({}) },
  // goods of sellers
  /** Another person has changed these fields since they were read. */
  GOODS_CHANGED: { status: 400, facts: z.object({ fields: z.array(z.string()) }) },
  // categories
  /** The category has goods, subcategories, or ingredients of recipes. */
  CATEGORY_CHANGED: { status: 400, facts: z.object({}) },
  PAPER_CHECKED: { status: 400, facts: z.object({}) },
  PAPER_RULE_CHANGED: { status: 400, facts: z.object({}) },
  CATEGORY_IN_USE: { status: 400, facts: z.object({ goods: z.number().int(), subcategories: z.number().int() }) },
  /** Rules of fees differ between the categories; the goods would change their fee without a notice. */
  CATEGORY_HAS_FEE: { status: 400, facts: z.object({}) },
  /** A section of recipes is to be removed, and shown recipes name it. */
  RECIPE_SECTION_IN_USE: { status: 400, facts: z.object({}) },
  // tours of sellers
  /** Another person has changed these fields since they were read. */
  TOUR_CHANGED: { status: 400, facts: z.object({ fields: z.array(z.string()) }) },
  /** The decision time of the date's minimal group is already over. */
  TOUR_DATE_TOO_LATE: { status: 400, facts: z.object({}) },
  /** A draft has no visible page, so it may not have dates. */
  TOUR_NOT_PUBLISHED: { status: 400, facts: z.object({}) },
  // new sellers
  /** Requirements of the first sale are not met. */
  SELLER_NOT_READY: { status: 400, facts: z.object({}) },
  /** The application is not awaiting a decision. */
  APPLICATION_DECIDED: { status: 400, facts: z.object({}) },
  /** Another seller with the same number is verified. */
  APPLICATION_OF_OTHERS: { status: 400, facts: z.object({}) },
  // ready replies of sellers
  TOO_MANY_READY_REPLIES: { status: 400, facts: limit },
  // staff of sellers
  /** Only an owner may appoint, change and remove owners. */
  // the contract of a seller
  OWNERS_ONLY: { status: 403, facts: z.object({}) },
  /** The owner signs in through the bank only, so no code can be sent. */
  OWNER_WITHOUT_PHONE: { status: 400, facts: z.object({}) },
  /** Other requisites wait to take effect; they must be cancelled first. */
  REQUISITES_WAITING: { status: 400, facts: z.object({}) },
  /** The requisites have taken effect. */
  REQUISITES_IN_FORCE: { status: 400, facts: z.object({}) },
  /** The version is neither published nor announced now. */
  OFFER_CHANGED: { status: 400, facts: z.object({}) },
  // papers of a period
  /** The period has not ended. */
  PAPERS_TOO_EARLY: { status: 400, facts: z.object({}) },
  PAPERS_OF_OPEN_MONTH: { status: 400, facts: z.object({}) },
  /** The details of the operator in the settings of the market are not complete. */
  PAPERS_LACK_OPERATOR: { status: 400, facts: z.object({}) },
  /** A company without КПП gets no electronic papers. */
  PAPER_LACKS_KPP: { status: 400, facts: z.object({}) },
  /** The days for an objection are over, or the paper has its reply or its answer. */
  PAPER_ANSWERED: { status: 400, facts: z.object({}) },
  /** The papers say what the ledger says now. */
  PAPER_UNCHANGED: { status: 400, facts: z.object({}) },
  /** The paper does not go to the operator of electronic documents. */
  PAPER_NOT_SENT: { status: 400, facts: z.object({}) },
  STAFF_OWNERS_ONLY: { status: 403, facts: z.object({}) },
  /** A seller always has an owner. */
  STAFF_LAST_OWNER: { status: 400, facts: z.object({}) },
  STAFF_ALREADY_HERE: { status: 400, facts: z.object({}) },
  STAFF_TOO_MANY: { status: 400, facts: limit },
  /** The invitation is accepted, withdrawn, expired or unknown. */
  /** The phone has an open invitation to sell. */
  SELLER_INVITED: { status: 400, facts: z.object({}) },
  INVITATION_OVER: { status: 404, facts: z.object({}) },
  // product files
  GOODS_FILE_UNREADABLE: { status: 400, facts: z.object({}) },
  /** The file has too many rows, or is too large when unpacked. */
  GOODS_FILE_TOO_LONG: { status: 400, facts: limit },
  /** Other files of the same seller are still being processed. */
  GOODS_FILES_WAITING: { status: 429, facts: z.object({}) },
  /** The first rows contain no known column, or none that identifies a product. */
  GOODS_FILE_WITHOUT_COLUMNS: { status: 400, facts: z.object({}) },
  // money of sellers
  /** Another run is being prepared. */
  PAYOUT_RUN_OPEN: { status: 400, facts: z.object({ runId: z.number().int() }) },
  /** No seller has money or debts. */
  PAYOUT_RUN_EMPTY: { status: 400, facts: z.object({}) },
  /** The run is in another state, or its sum is another one. */
  PAYOUT_RUN_CHANGED: { status: 400, facts: z.object({}) },
  /** The draft is more than a week old. */
  PAYOUT_RUN_OLD: { status: 400, facts: z.object({}) },
  /** The account of the operator is not filled in, or the bank does not take orders in this way. */
  PAYOUT_ACCOUNT_UNKNOWN: { status: 400, facts: z.object({}) },
  /** The bank or the provider can still be asked about the payout, or it is over. */
  PAYOUT_UNDER_WAY: { status: 400, facts: z.object({}) },
  /** The payout has another sum, or is not in a state that the movement could end. */
  PAYOUT_NOT_OF_MOVEMENT: { status: 400, facts: z.object({}) },
  /** The file is no statement of a bank. */
  STATEMENT_UNREADABLE: { status: 400, facts: z.object({ mistake: z.string() }) },
} as const
