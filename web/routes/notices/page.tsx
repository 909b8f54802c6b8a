import { noticeList as text } from '@okolitsa/strings/ru/notice-list.ts'
import { useEffect, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useShowcase } from '../../app/use-showcase.ts'
import { NoticeList } from '../../features/notices/notice-list.tsx'
import { useMarkRead } from '../../features/notices/use-mark-read.ts'
import { useUnreadNotices } from '../../features/notices/use-unread-notices.ts'
import { EmptyBasket } from '../../ui/empty-basket.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { AccountFrame } from '../account/account-frame.tsx'
import type { loader } from './loader.ts'

const ADDRESS = '/account/notices'

/** All notices, newest first; what is shown is read. A new one comes by itself. */
export function Page() {
  const showcase = useShowcase()
  const { notices } = useLoaderData<typeof loader>()
  const revalidator = useRevalidator()
  const markRead = useMarkRead()
  const unread = useUnreadNotices()
  const newest = notices.items[0]?.id
  // unread ones beside those on the screen; null = they are being marked
  const [known, setKnown] = useState<number | null>(null)
  useEffect(() => {
    if (newest === undefined || notices.unreadCount === 0) setKnown(notices.unreadCount)
    else void markRead(newest).then(setKnown)
  }, [newest, notices.unreadCount, markRead])
  useEffect(() => {
    if (known === null || unread <= known) return
    setKnown(null)
    void revalidator.revalidate()
  }, [unread, known, revalidator.revalidate])
  return (
    <AccountFrame title={text.title} pageTitle={text.pageTitle}>
      {notices.items.length === 0 ? (
        <EmptyBasket title={text.emptyTitle} text={text.emptyText} {...showcase} />
      ) : (
        <div className="stack g4">
          <NoticeList notices={notices.items} />
          <Pagination
            text={text.pages}
            page={notices.currentPage}
            pageCount={notices.totalPages}
            hrefOf={(page) => (page === 1 ? ADDRESS : `${ADDRESS}?page=${page}`)}
          />
        </div>
      )}
    </AccountFrame>
  )
}
