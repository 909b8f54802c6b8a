import { inbox as text } from '@okolitsa/strings/ru/inbox.ts'
import { pushText } from '@okolitsa/strings/ru/push.ts'
import { useState } from 'react'
import { deskChat, reportFromDesk } from '../../data/chat/desk/desk-chats.ts'
import { type InboxQuery, inboxPath } from '../../data/inbox/desk/inbox-query.ts'
import { deskPush } from '../../data/push/desk/desk-push.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { ChatRoom } from '../../features/chat/chat-room.tsx'
import { InboxScreen } from '../../features/inbox-desk/inbox-screen.tsx'
import { OpinionPane } from '../../features/inbox-desk/opinion-pane.tsx'
import { ReplyPicker } from '../../features/inbox-desk/reply-picker.tsx'
import { SettleChat } from '../../features/inbox-desk/settle-chat.tsx'
import { ClaimsOfOrder } from '../../features/orders-desk/claims-of-order.tsx'
import { ReportWatch } from '../../features/report/report-watch.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { latePart } from '../../platform/loading/late-part.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

const PushInvite = latePart(() => import('../../features/push/push-invite.tsx'))

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

/** `/cabinet/inbox`: messages of customers in one list, next to the opened one. */
export function Page() {
  const { member, organizationId, query, inbox, opened } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section">
        <InboxScreen
          key={inboxPath(query)}
          organizationId={organizationId}
          query={query}
          initial={inbox}
          opened={opened}
          top={<PushInvite api={deskPush} title={pushText.deskInvite} text={pushText.deskOrdersText} />}
        >
          {opened?.kind === 'chat' && (
            <Chat key={opened.id} chat={opened.chat} organizationId={organizationId} query={query} />
          )}
          {opened?.kind === 'claim' && (
            <ClaimsOfOrder key={opened.id} initial={opened.found} mayPay={member.permissions.includes('takeMoney')} />
          )}
          {opened && 'item' in opened && (
            <OpinionPane
              key={`${opened.kind}-${opened.id}`}
              item={opened.item}
              organizationId={organizationId}
              query={query}
            />
          )}
        </InboxScreen>
      </div>
    </CabinetFrame>
  )
}

function Chat({
  chat,
  organizationId,
  query,
}: {
  chat: Extract<Loaded['opened'], { kind: 'chat' }>['chat']
  organizationId: number
  query: InboxQuery
}) {
  const [api] = useState(() => deskChat(chat.chatId))
  return (
    <>
      <ReportWatch send={reportFromDesk} />
      <ChatRoom
        api={api}
        userId={organizationId}
        opened={chat}
        path={inboxPath(query)}
        listName={text.toList}
        actions={(now) => now.isWaiting && <SettleChat chatId={now.chatId} query={query} />}
        tools={(put) => <ReplyPicker organizationId={organizationId} name={chat.name || null} onPick={put} />}
      />
    </>
  )
}
