import { messageOfReport, type Report } from '../../reports/use-report.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import type { ChatApi } from '../chat-side.ts'

/** The seller's side of one chat; all chats are listed in the inbox. */
export const deskChat = (chatId: number): ChatApi => ({
  side: 'seller',
  list: async () => [await cabinetApi().chats.deskChat({ params: { id: chatId } })],
  messages: (id, piece) => cabinetApi().chats.deskMessages({ params: { id }, query: piece }),
  remove: (id, messageId) => cabinetApi().chats.deskRemoveMessage({ params: { id, messageId } }),
  sendPhotos: (id, body, files) => cabinetApi().chats.deskSendPhotos({ params: { id }, body, files }),
  photoPath: (id, messageId, photoId) => `/v1/cabinet/chats/${id}/messages/${messageId}/photos/${photoId}`,
  block: (id, isBlocked) => cabinetApi().chats.blockChat({ params: { id }, body: { isBlocked } }),
  renew: () => cabinetApi().staff.me(),
})

/** Reports a customer's message to the office. */
export const reportFromDesk = (report: Report): Promise<unknown> =>
  cabinetApi().chats.deskReportMessage(messageOfReport(report))
