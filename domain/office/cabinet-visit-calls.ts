import type { CabinetVisit } from '../identity/actor.ts'

/** Every call of a cabinet is in one of the lists (`cabinet-visit-calls.test.ts`); the server refuses others. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Calls by name that no visitor makes. */
export const CLOSED_IN_VISIT = {
  money:
    words(`takeMoney payDebt addRepaymentPhotos decideClaim previewClaim replaceClaim contestClaim appealClaim addClaimPhotos
    handInCash getNumbers getBalance getSellerTaxes exportSellerTaxes bindNpd saveNpdReceipt getStatement
    exportStatementXlsx exportStatementCsv exportStatementPdf explainOrderSum listOwnAgencyPapers getAgencyPaperPdf
    getAgencyPaperXml objectToAgencyPaper acceptAgencyPaper askReconciliation listOwnFees createOfferedCode
    endOfferedCode setOfferedProgram`),
  'requisites, contract and papers': words(`getCompany changeCompany submitApplication savePlotPaper addPaper
    removePaper getSellerContract sendRequisitesCode changeRequisites cancelRequisites sendOfferCode acceptOffer
    answerSharedDiscount getOwnKpp setOwnKpp`),
  'people, their phones and sessions':
    words(`getTeam inviteMember revokeInvitation changeMember removeMember listActions
    chooseSeller signOut deskSubscribe deskUnsubscribe getSellerNotifications changeSellerNotifications
    switchSellerChannel tryChannel createCourierLink revokeCourierLink getCourierDesk`),
  'files and sheets with personal data of customers': words(`exportOrders printPaper printShipments printRoute
    listHandBookings addHandBooking changeHandBooking cancelHandBooking listRequests setRequestState`),
} as const

/** Calls by name that a visitor makes: those that read in every visit, the others in a visit for acting. */
export const OPEN_IN_VISIT: ReadonlySet<string> = new Set(
  words(`getApplication listDepartures arrive undoArrival previewDates repeatDates
    changeDate previewDateCancellation listDates addDate cancelDate listBookings getBooking confirmBooking refuseBooking
    checkTicket deskChats deskChat deskMessages deskRemoveMessage deskSendPhotos deskMessagePhoto deskReportMessage deskUnreadCount
    settleChat blockChat planRoute getShipping setShippingRates setShippingSchedule setClosures listClosedDayOrders
    openTradePlace changeTradePlace closeTradePlace getSlots findOutlines checkAddress listOwnPosts publishPost
    setPostHidden listPictures addPictures changePicture removePicture getInbox getInboxCounts getInboxItem
    listReadyReplies addReadyReply changeReadyReply removeReadyReply listKitchenOrders acceptOrder delayOrder refuseOrder
    setOrderReady sendOrderOff handOrderOver listenAsStaff listOfferedCodes listSharedDiscounts getOfferedProgram kitchenMenu
    changeRestaurant setOpeningHours setSections orderDishes setStop setTodayHours setRush setPause listOrders getOrder
    moveOrder setStatuses previewChange applyChange listRedeliveryDays redeliver countPackages addParcelPhotos
    parcelPhoto claimPhoto getPicking mark weigh listEmptied returnEmptied moveOrders getPrintDay listCrops exportXlsx
    exportCsv uploadGoods listImports getImport listImportRows applyImport listGoodsCategories createGoods readGoods
    editGoods copyGoods checkHarvest listGoodsHistory undoGoodsChange listGoods countGoods changeGoods listQuestions
    answerQuestion declineQuestion listReviews answerReview listPapers listCourierCalls callCourier callOffCourier
    listParcels orderShipments getParcel callOffShipment getShipmentSettings setShipmentSender getSiteStart makeSite
    removeSite listPages addPage getPage changePage removePage saveDraft publishPage unpublishPage listVersions
    getVersion restoreVersion makePreview publicSite countRequests getContact setContact listSites
    listDomains claimDomain checkDomain releaseDomain colorTheme typographyTheme listThemes getSiteTheme changeSiteTheme
    me isAlive listStock moveStock setStockThreshold listStockEntries listStockLots listLotOrders recallLot getToday
    listOwnBroadcasts listOwnSubjects previewOwnBroadcast startOwnBroadcast stopOwnBroadcast
    listTours createTour readTour editTour setTourState endVisit`),
)

/** True = the visitor may make the call. Leaving is no change of the seller's. */
export const mayInVisit = (name: string, method: string, mode: CabinetVisit['mode']): boolean =>
  OPEN_IN_VISIT.has(name) && (mode === 'acting' || method === 'GET' || method === 'HEAD' || name === 'endVisit')
