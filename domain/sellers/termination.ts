import type { IsoDate } from '../clock/clock.ts'
import type { SuspensionReason } from './suspension.ts'

/** The end of a contract with a seller, as one person proposes it and another one approves it. */
export interface AskedTermination {
  readonly reason: SuspensionReason
  /** The seller reads this text. */
  readonly message: string
  /** First day without sales, in the seller's time zone; a day that has begun ends the contract at once. */
  readonly endsOn: IsoDate
}

/** Effects on a seller when the contract ends. */
export interface TerminationEffect {
  /** Goods on sale, which leave it. */
  readonly goods: number
  /** Orders that the seller still finishes, and their sum in roubles. */
  readonly openOrders: number
  readonly openSum: number
  /** Sites that close with a notice. */
  readonly sites: number
  /** People whose access becomes reading and finishing orders. */
  readonly staff: number
}

/** Maximum days ahead of a proposal. */
export const TERMINATION_DAYS_AHEAD = 90

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Calls of the cabinet, by name, with which staff of a former seller finish orders and settle with customers. */
const FINISHING: ReadonlySet<string> = new Set(
  words(`moveOrder setStatuses previewChange applyChange listRedeliveryDays redeliver countPackages addParcelPhotos
    mark weigh moveOrders acceptOrder delayOrder refuseOrder setOrderReady sendOrderOff handOrderOver arrive undoArrival
    confirmBooking refuseBooking checkTicket orderShipments callOffShipment callCourier callOffCourier takeMoney payDebt
    addRepaymentPhotos decideClaim previewClaim replaceClaim contestClaim appealClaim addClaimPhotos handInCash planRoute
    createCourierLink revokeCourierLink deskSendPhotos deskRemoveMessage settleChat answerReview exportOrders printPaper
    printShipments printRoute chooseSeller signOut endVisit sendRequisitesCode changeRequisites cancelRequisites`),
)

/** True = staff of a seller whose contract has ended may make the call: they read, and finish orders. */
export const mayAfterTermination = (name: string, method: string): boolean =>
  method === 'GET' || method === 'HEAD' || FINISHING.has(name)
