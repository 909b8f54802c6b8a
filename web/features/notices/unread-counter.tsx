import { noticeList as text } from '@okolitsa/strings/ru/notice-list.ts'
import { Counter } from '../../ui/counter.tsx'
import { useUnreadNotices } from './use-unread-notices.ts'

/** The number of unread notices at the end of a row; nothing when all are read. */
export function UnreadCounter() {
  const unread = useUnreadNotices()
  return unread > 0 ? <Counter text={String(unread)} label={text.unread(unread)} /> : null
}
