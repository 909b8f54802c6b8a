import { officePaperSchema, papersPreviewSchema } from '../agency-papers/agency-papers.ts'
import { broadcastPreviewSchema, broadcastRowSchema, broadcastSchema } from '../broadcasts/broadcasts.ts'
import { officeCategorySchema } from '../catalog/office-categories.endpoints.ts'
import {
  closingListSchema,
  closingSchema,
  differenceSchema,
  importedRegisterSchema,
  registerFileSchema,
  registerSourceSchema,
} from '../closing/closing.ts'
import { bannerSchema } from '../content/banners.endpoints.ts'
import { featuredRowSchema } from '../content/featured.endpoints.ts'
import { homeArrangementSchema } from '../content/home-shelves.endpoints.ts'
import { legalTextSchema } from '../content/legal-texts.endpoints.ts'
import { officePieceSchema } from '../content/showcase.endpoints.ts'
import { feePreviewSchema, feeRuleSchema, officeFeesSchema } from '../fees/office-fees.endpoints.ts'
import { openReceiptSchema } from '../fiscal/office-receipts.endpoints.ts'
import { marketCodeSchema } from '../loyalty/market-codes.endpoints.ts'
import { deskMarketSchema } from '../market/market-settings.ts'
import { matterSchema } from '../moderation/moderation.endpoints.ts'
import { notificationTemplateSchema } from '../notification-templates/notification-templates.endpoints.ts'
import { customerMergeSchema, customerRowSchema, officeCustomerSchema } from '../office-customers/office-customers.ts'
import { personalDataDeskSchema } from '../office-customers/personal-data-desk.ts'
import { logEntrySchema } from '../office-log/office-log.endpoints.ts'
import { officeOrderRowSchema, officeOrderSchema } from '../office-orders/office-order.ts'
import { orderEventSchema } from '../office-orders/order-event.ts'
import { disputeSchema } from '../orders/disputes.endpoints.ts'
import {
  openMovementSchema,
  payoutItemSchema,
  payoutRunSchema,
  statementPreviewSchema,
} from '../payouts/office-payouts.endpoints.ts'
import { checkedGoodsSchema, officeGoodsRowSchema } from '../products/office-goods.ts'
import { writtenRecipeSchema } from '../recipes/office-recipes.endpoints.ts'
import { recipeSectionsSchema } from '../recipes/recipe-sections.endpoints.ts'
import { invitationSchema, invitedRowSchema } from '../registration/invitations.endpoints.ts'
import { reportSchema } from '../reports/reports.endpoints.ts'
import { reviewTagsSchema } from '../reviews/review-tags-desk.endpoints.ts'
import { officeSellerRowSchema } from '../sellers/office-sellers.ts'
import { shopStateSchema } from '../shop-state/shop-state.endpoints.ts'
import { starterStateSchema } from '../starter/starter.endpoints.ts'
import {
  balanceSchema,
  exploredEntrySchema,
  orderSumSchema,
  statementLineSchema,
  statementSchema,
} from '../statements/statements.ts'
import { officePlansSchema } from '../subscription/office-plans.endpoints.ts'
import { officeApprovalSchema, proposedEntrySchema } from './office-approvals.ts'
import { officeMemberSchema } from './office-member.ts'
import { officeTeamSchema } from './office-people.ts'

export const officeSchemas = {
  Balance: balanceSchema,
  Statement: statementSchema,
  StatementLine: statementLineSchema,
  OrderSum: orderSumSchema,
  LedgerEntry: exploredEntrySchema,
  Broadcast: broadcastSchema,
  BroadcastPreview: broadcastPreviewSchema,
  BroadcastSummary: broadcastRowSchema,
  Banner: bannerSchema,
  CustomerMerge: customerMergeSchema,
  RecipeSections: recipeSectionsSchema,
  ReviewTags: reviewTagsSchema,
  WrittenRecipe: writtenRecipeSchema,
  OfficePiece: officePieceSchema,
  OfficePlans: officePlansSchema,
  CheckedGoods: checkedGoodsSchema,
  Featured: featuredRowSchema,
  Dispute: disputeSchema,
  HomeArrangement: homeArrangementSchema,
  InvitedRow: invitedRowSchema,
  FeePreview: feePreviewSchema,
  FeeRule: feeRuleSchema,
  OfficeFees: officeFeesSchema,
  Closing: closingSchema,
  ClosingDifference: differenceSchema,
  ClosingList: closingListSchema,
  ImportedRegister: importedRegisterSchema,
  RegisterFile: registerFileSchema,
  RegisterSource: registerSourceSchema,
  OfficePaper: officePaperSchema,
  PapersPreview: papersPreviewSchema,
  LegalText: legalTextSchema,
  LogEntry: logEntrySchema,
  Market: deskMarketSchema,
  MarketCode: marketCodeSchema,
  Matter: matterSchema,
  NotificationTemplate: notificationTemplateSchema,
  OfficeCategory: officeCategorySchema,
  OfficeApproval: officeApprovalSchema,
  OpenReceipt: openReceiptSchema,
  ProposedEntry: proposedEntrySchema,
  OfficeCustomer: officeCustomerSchema,
  OfficeCustomerSummary: customerRowSchema,
  PersonalDataDesk: personalDataDeskSchema,
  OfficeMember: officeMemberSchema,
  OfficeGoodsSummary: officeGoodsRowSchema,
  OfficeOrder: officeOrderSchema,
  OfficeOrderEvent: orderEventSchema,
  OfficeOrderSummary: officeOrderRowSchema,
  OfficeSellerSummary: officeSellerRowSchema,
  OfficeTeam: officeTeamSchema,
  BankMovement: openMovementSchema,
  BankStatementPreview: statementPreviewSchema,
  PayoutItem: payoutItemSchema,
  PayoutRun: payoutRunSchema,
  Report: reportSchema,
  SellerInvitation: invitationSchema,
  ShopState: shopStateSchema,
  StarterState: starterStateSchema,
}
