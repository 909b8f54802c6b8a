import { chatText as text } from '@okolitsa/strings/ru/chat.ts'
import basket from '../../assets/food/i-search.webp'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { customerChats } from '../../data/chat/customer-chats.ts'
import { useChatWith } from '../../data/chat/use-chat-with.ts'
import { useCustomer } from '../../data/identity/use-customer.ts'
import { ChatScreen } from '../../features/chat/chat-screen.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'

const ADDRESS = '/account/chats'

export function Page() {
  const { chatId, organizationId } = useLoaderData<typeof loader>()
  const customer = useCustomer().data
  const showcase = useShowcase()
  const opening = useChatWith(organizationId)
  const openId = chatId ?? opening.chat?.chatId ?? null
  const empty = (
    <Card>
      <EmptyState
        picture={basket}
        title={text.emptyTitle}
        text={text.emptyText}
        action={
          <Button size="medium" shape="round" href={showcase.href}>
            {showcase.action}
          </Button>
        }
      />
    </Card>
  )
  return (
    <AccountLayout title={text.title} pageTitle={text.pageTitle}>
      {opening.isFailed ? (
        <ErrorState
          scope="block"
          title={text.failedTitle}
          action={<Button onClick={opening.retry}>{text.retry}</Button>}
        />
      ) : !customer || opening.isOpening ? (
        <RowSkeleton />
      ) : (
        <ChatScreen
          key={openId}
          api={customerChats}
          userId={customer.id}
          openId={openId}
          opened={opening.chat}
          path={ADDRESS}
          empty={empty}
        />
      )}
    </AccountLayout>
  )
}
