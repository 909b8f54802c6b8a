import { inbox as text } from '@okolitsa/strings/ru/inbox.ts'
import type { InboxQuery } from '../../data/inbox/desk/inbox-query.ts'
import { useSettleChat } from '../../data/inbox/desk/use-inbox.ts'
import { Button } from '../../ui/button.tsx'

/** Removes a chat that needs no answer («Thank you») from the list until a new message arrives. */
export function SettleChat({ chatId, query }: { chatId: number; query: InboxQuery }) {
  const settle = useSettleChat(chatId, query)
  return (
    <Button look="secondary" size="small" busy={settle.isPending} onClick={() => settle.mutate()}>
      {text.settle}
    </Button>
  )
}
