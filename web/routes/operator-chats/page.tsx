import { chatText as text } from '@okolitsa/strings/ru/chat.ts'
import { useLoaderData } from 'react-router'
import basket from '../../assets/food/i-search.webp'
import { deskChats } from '../../data/operator/desk-chats.ts'
import { ChatScreen } from '../../features/chat/chat-screen.tsx'
import { OperatorHead } from '../../features/operator/operator-head.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { loader } from './loader.ts'

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
