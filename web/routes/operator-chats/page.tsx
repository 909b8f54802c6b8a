import { chatText as text } from '@okolitsa/strings/ru/chat.ts'
import { pushText } from '@okolitsa/strings/ru/push.ts'
import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router'
import basket from '../../assets/food/i-search.webp'
import { deskChats } from '../../data/operator/desk-chats.ts'
import { deskPush } from '../../data/operator/desk-push.ts'
import { ChatScreen } from '../../features/chat/chat-screen.tsx'
import { OperatorHead } from '../../features/operator/operator-head.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { loader } from './loader.ts'

const PushInvite = lazy(() => import('../../features/push/push-invite.tsx'))

/** Chats of a seller with customers. */
export function Page() {
  const { member, chatId } = useLoaderData<typeof loader>()
  const empty = (
    <Card>
      <EmptyState picture={basket} title={text.deskEmptyTitle} text={text.deskEmptyText} />
    </Card>
  )
  return (
    <>
      <PageHead title={text.deskPageTitle} isHidden />
      <OperatorHead member={member} />
      <div className="wrap section stack g5">
        <h1 className="h1">{text.deskTitle}</h1>
        {member.organization && (
          <Suspense>
            <PushInvite api={deskPush} title={pushText.deskInvite} />
          </Suspense>
        )}
        {member.organization ? (
          <ChatScreen
            key={chatId}
            api={deskChats}
            userId={member.organization.id}
            openId={chatId}
            path="/operator/chats"
            empty={empty}
          />
        ) : (
          empty
        )}
      </div>
    </>
  )
}
