import { chatText as text } from '@okolitsa/strings/ru/chat.ts'
import { useQuery } from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import basket from '../../assets/food/i-search.webp'
import { farmersPath } from '../../data/catalog/addresses.ts'
import { customerChats, openChatWith } from '../../data/chat/customer-chats.ts'
import { chatKeys } from '../../data/chat/keys.ts'
import { useCustomer } from '../../data/identity/use-customer.ts'
import { ChatScreen } from '../../features/chat/chat-screen.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'

const ADDRESS = '/account/chats'

/** Chats of the customer with sellers. */
export function Page() {
  const { chatId, organizationId } = useLoaderData<typeof loader>()
  const customer = useCustomer().data
  const opening = useQuery({
    queryKey: chatKeys.with(organizationId),
    queryFn: () => openChatWith(organizationId ?? 0),
    enabled: organizationId !== null,
  })
  const openId = chatId ?? opening.data?.chatId ?? null
  const isOpening = organizationId !== null && opening.isPending
  const empty = (
    <Card>
      <EmptyState
        picture={basket}
        title={text.emptyTitle}
        text={text.emptyText}
        action={
          <Button size="medium" shape="round" href={farmersPath()}>
            {text.toFarmers}
          </Button>
        }
      />
    </Card>
  )
  return (
    <AccountLayout title={text.title} pageTitle={text.pageTitle}>
      {opening.isError ? (
        <ErrorState
          scope="block"
          title={text.failedTitle}
          action={<Button onClick={() => void opening.refetch()}>{text.retry}</Button>}
        />
      ) : !customer || isOpening ? (
        <RowSkeleton />
      ) : (
        <ChatScreen
          key={openId}
          api={customerChats}
          userId={customer.id}
          openId={openId}
          opened={opening.data}
          path={ADDRESS}
          empty={empty}
        />
      )}
    </AccountLayout>
  )
}
