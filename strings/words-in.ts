import type { Language } from '@okolitsa/domain/language/language.ts'
import * as enAnnouncement from './en/announcement.ts'
import * as enAttributes from './en/attributes.ts'
import * as enCalendar from './en/calendar.ts'
import * as enCarrier from './en/carrier.ts'
import * as enClosedSites from './en/closed-sites.ts'
import * as enCouriers from './en/couriers.ts'
import * as enErrorScreens from './en/error-screens.ts'
import * as enErrors from './en/errors.ts'
import * as enFeatured from './en/featured.ts'
import * as enFieldMessages from './en/field-messages.ts'
import * as enInstall from './en/install.ts'
import * as enInvitedSheet from './en/invited-sheet.ts'
import * as enLayout from './en/layout.ts'
import * as enLoyalty from './en/loyalty.ts'
import * as enMessages from './en/messages.ts'
import * as enModerationMessages from './en/moderation-messages.ts'
import * as enNotificationSamples from './en/notification-samples.ts'
import * as enNotificationValues from './en/notification-values.ts'
import * as enOfficeGoods from './en/office-goods.ts'
import * as enOfficeLog from './en/office-log.ts'
import * as enOfficeMessages from './en/office-messages.ts'
import * as enOfficeOrderList from './en/office-order-list.ts'
import * as enOfficeReports from './en/office-reports.ts'
import * as enOfficeSellers from './en/office-sellers.ts'
import * as enOrderTable from './en/order-table.ts'
import * as enOrders from './en/orders.ts'
import * as enOutsideServices from './en/outside-services.ts'
import * as enPackages from './en/packages.ts'
import * as enPersonalArchive from './en/personal-archive.ts'
import * as enPrinted from './en/printed.ts'
import * as enProductsFile from './en/products-file.ts'
import * as enProductsForm from './en/products-form.ts'
import * as enPush from './en/push.ts'
import * as enRefusalPage from './en/refusal-page.ts'
import * as enSellerTaxes from './en/seller-taxes.ts'
import * as enSharedDiscounts from './en/shared-discounts.ts'
import * as enShipments from './en/shipments.ts'
import * as enShopWords from './en/shop-words.ts'
import * as enStatements from './en/statements.ts'
import * as enThemes from './en/themes.ts'
import * as enTourTickets from './en/tour-tickets.ts'
import * as ruAnnouncement from './ru/announcement.ts'
import * as ruAttributes from './ru/attributes.ts'
import * as ruCalendar from './ru/calendar.ts'
import * as ruCarrier from './ru/carrier.ts'
import * as ruClosedSites from './ru/closed-sites.ts'
import * as ruCouriers from './ru/couriers.ts'
import * as ruErrorScreens from './ru/error-screens.ts'
import * as ruErrors from './ru/errors.ts'
import * as ruFeatured from './ru/featured.ts'
import * as ruFieldMessages from './ru/field-messages.ts'
import * as ruInstall from './ru/install.ts'
import * as ruInvitedSheet from './ru/invited-sheet.ts'
import * as ruLayout from './ru/layout.ts'
import * as ruLoyalty from './ru/loyalty.ts'
import * as ruMessages from './ru/messages.ts'
import * as ruModerationMessages from './ru/moderation-messages.ts'
import * as ruNotificationSamples from './ru/notification-samples.ts'
import * as ruNotificationValues from './ru/notification-values.ts'
import * as ruOfficeGoods from './ru/office-goods.ts'
import * as ruOfficeLog from './ru/office-log.ts'
import * as ruOfficeMessages from './ru/office-messages.ts'
import * as ruOfficeOrderList from './ru/office-order-list.ts'
import * as ruOfficeReports from './ru/office-reports.ts'
import * as ruOfficeSellers from './ru/office-sellers.ts'
import * as ruOrderTable from './ru/order-table.ts'
import * as ruOrders from './ru/orders.ts'
import * as ruOutsideServices from './ru/outside-services.ts'
import * as ruPackages from './ru/packages.ts'
import * as ruPersonalArchive from './ru/personal-archive.ts'
import * as ruPrinted from './ru/printed.ts'
import * as ruProductsFile from './ru/products-file.ts'
import * as ruProductsForm from './ru/products-form.ts'
import * as ruPush from './ru/push.ts'
import * as ruRefusalPage from './ru/refusal-page.ts'
import * as ruSellerTaxes from './ru/seller-taxes.ts'
import * as ruSharedDiscounts from './ru/shared-discounts.ts'
import * as ruShipments from './ru/shipments.ts'
import * as ruShopWords from './ru/shop-words.ts'
import * as ruStatements from './ru/statements.ts'
import * as ruThemes from './ru/themes.ts'
import * as ruTourTickets from './ru/tour-tickets.ts'
import type { Words } from './words.ts'

const russian = {
  ...ruAnnouncement,
  ...ruAttributes,
  ...ruCalendar,
  ...ruCarrier,
  ...ruClosedSites,
  ...ruCouriers,
  ...ruErrorScreens,
  ...ruErrors,
  ...ruFeatured,
  ...ruFieldMessages,
  ...ruProductsForm,
  ...ruProductsFile,
  ...ruInstall,
  ...ruInvitedSheet,
  ...ruLayout,
  ...ruLoyalty,
  ...ruMessages,
  ...ruModerationMessages,
  ...ruNotificationSamples,
  ...ruNotificationValues,
  ...ruOfficeGoods,
  ...ruOfficeLog,
  ...ruOrders,
  ...ruOfficeMessages,
  ...ruOfficeOrderList,
  ...ruOfficeReports,
  ...ruOfficeSellers,
  ...ruOrderTable,
  ...ruOutsideServices,
  ...ruPackages,
  ...ruPrinted,
  ...ruPush,
  ...ruPersonalArchive,
  ...ruRefusalPage,
  ...ruShipments,
  ...ruShopWords,
  ...ruSellerTaxes,
  ...ruSharedDiscounts,
  ...ruStatements,
  ...ruThemes,
  ...ruTourTickets,
}
const english: Words<typeof russian> = {
  ...enAnnouncement,
  ...enAttributes,
  ...enCalendar,
  ...enCarrier,
  ...enClosedSites,
  ...enCouriers,
  ...enErrorScreens,
  ...enErrors,
  ...enFeatured,
  ...enFieldMessages,
  ...enProductsForm,
  ...enProductsFile,
  ...enInstall,
  ...enInvitedSheet,
  ...enLayout,
  ...enLoyalty,
  ...enMessages,
  ...enModerationMessages,
  ...enNotificationSamples,
  ...enNotificationValues,
  ...enOfficeGoods,
  ...enOfficeLog,
  ...enOrders,
  ...enOfficeMessages,
  ...enOfficeOrderList,
  ...enOfficeReports,
  ...enOfficeSellers,
  ...enOrderTable,
  ...enOutsideServices,
  ...enPackages,
  ...enPrinted,
  ...enPush,
  ...enPersonalArchive,
  ...enRefusalPage,
  ...enShipments,
  ...enShopWords,
  ...enSellerTaxes,
  ...enSharedDiscounts,
  ...enStatements,
  ...enThemes,
  ...enTourTickets,
}
const words: Readonly<Record<Language, Words<typeof russian>>> = { ru: russian, en: english }

/** Texts of the server in a language: refusals, notifications, lists of an answer. Pages have their own texts. */
export const wordsIn = (language: Language): Words<typeof russian> => words[language]
