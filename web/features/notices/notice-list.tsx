import type { Notice } from '@okolitsa/contracts/notices/notices.endpoints.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { noticeList as text } from '@okolitsa/strings/ru/notice-list.ts'
import { useDayReference } from '../../app/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import css from './notice-list.module.css'

/** Notices, each a way to its order. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const reference = useDayReference()
  return (
    <Card padded={false}>
      <ul className={css.list}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <a className={css.notice} href={`/account/orders/${notice.orderId}`}>
              <span className={css.head}>
                <b>{notice.title}</b>
                {!notice.isRead && <Badge color="green">{text.isNew}</Badge>}
                <time className="xs muted" dateTime={notice.createdAt}>
                  {formatMoment(new Date(notice.createdAt), reference)}
                </time>
              </span>
              <span className="sm muted">{notice.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
