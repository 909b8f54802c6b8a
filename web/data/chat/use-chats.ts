import type { Chat, ChatMessage } from '@okolitsa/contracts/chat/chat.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { laterStatus, type MessageStatus } from '@okolitsa/domain/chat/message.ts'
import { chatText as text } from '@okolitsa/strings/ru/chat.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { type ChatLine, ChatRefused, openChatLine } from './chat-line.ts'
import type { ChatApi } from './chat-side.ts'
import { chatKeys } from './keys.ts'
import { usePresence } from './use-presence.ts'

/** A message on the screen, stored or being sent. */
export interface ShownMessage
  extends Pick<
    ChatMessage,
    'clientMessageId' | 'text' | 'photoIds' | 'createdAt' | 'clientType' | 'generatedByAi' | 'hiddenBecause'
  > {
  /** Id of the stored message; null = not stored by the shop yet. */
  readonly messageId: number | null
  readonly status: MessageStatus
  readonly reason?: string
  /** Photos being sent. */
  readonly files?: readonly File[]
}

/** A typing signal is shown for this time, ms. */
const TYPING_MS = 4_000

/** The shop's reason; empty for a lost connection. */
const reasonOf = (error: unknown): Pick<ShownMessage, 'reason'> =>
  error instanceof ChatRefused ? { reason: error.message } : isApiProblem(error) ? { reason: error.problem.title } : {}

/** All chats of a side and the messages of the open one: read over HTTP, updated over the socket. */
export function useChats(api: ChatApi, userId: number, openId: number | null, opened?: Chat) {
  const queryClient = useQueryClient()
  const list = useQuery({ queryKey: chatKeys.list(api.side), queryFn: api.list })
  const [kept, setKept] = useState<ReadonlyMap<number, ChatMessage>>(new Map())
  const [outbox, setOutbox] = useState<readonly (ShownMessage & { chatId: number })[]>([])
  const [hasOlder, setHasOlder] = useState(false)
  const [isLoading, setLoading] = useState(openId !== null)
  const [isFailed, setFailed] = useState(false)
  /** Whether the socket is connected; null = connecting for the first time. */
  const [isOnline, setOnline] = useState<boolean | null>(null)
  const [isTyping, setTyping] = useState(false)
  const line = useRef<ChatLine | null>(null)
  const presence = usePresence(openId, isOnline === true, (chatId, isFirst) => line.current?.present(chatId, isFirst))
  const typingEnd = useRef<ReturnType<typeof setTimeout>>(undefined)

  const take = (messages: readonly ChatMessage[]) => {
    const mine = messages.filter(({ chatId }) => chatId === openId)
    if (mine.length === 0) return
    setKept((known) => {
      const next = new Map(known)
      for (const message of mine) {
        const before = next.get(message.messageId)
        const status = before ? (laterStatus(before.status, message.status) as ChatMessage['status']) : message.status
        next.set(message.messageId, { ...message, status })
      }
      return next
    })
    const ids = new Set(mine.map(({ clientMessageId }) => clientMessageId))
    setOutbox((waiting) => waiting.filter(({ clientMessageId }) => !ids.has(clientMessageId)))
  }
  const sayFailed = () => showToast({ tone: 'error', text: text.notDone })
  const refreshList = () => void queryClient.invalidateQueries({ queryKey: chatKeys.all })

  /** Reads the newest messages initially, and the missed ones after a gap. */
  const catchUp = useEffectEvent(async () => {
    if (openId === null) return
    let last = Math.max(0, ...kept.keys())
    if (last === 0) {
      const { items, hasMore } = await api.messages(openId, {})
      setHasOlder(hasMore)
      return take(items)
    }
    for (let more = true; more; ) {
      const { items, hasMore } = await api.messages(openId, { after: last })
      take(items)
      last = items.at(-1)?.messageId ?? last
      more = hasMore
    }
  })
  const load = useEffectEvent(() => {
    catchUp()
      .then(
        () => setFailed(false),
        () => setFailed(kept.size === 0),
      )
      .finally(() => setLoading(false))
  })
  const send = useEffectEvent((message: ShownMessage & { chatId: number }) => {
    const { chatId, clientMessageId, text, createdAt } = message
    const chat = list.data?.find((one) => one.chatId === chatId) ?? opened
    const userRecipientId = api.side === 'customer' ? (chat?.organizationId ?? 1) : (chat?.customerId ?? 1)
    const newMessage = {
      chatId,
      clientMessageId,
      text,
      createdAt,
      userSenderId: userId,
      userRecipientId,
      clientType: api.side,
    }
    const { files = [] } = message
    const wait =
      files.length > 0
        ? api.sendPhotos(chatId, { clientMessageId, text }, files)
        : (line.current?.send(newMessage) ?? Promise.reject(new Error('no connection')))
    wait.then(
      (answer) => take([answer]),
      (error: unknown) =>
        setOutbox((waiting) =>
          waiting.map((one) =>
            one.clientMessageId === clientMessageId ? { ...one, status: 'sendFailed', ...reasonOf(error) } : one,
          ),
        ),
    )
  })
  const onOpen = useEffectEvent(() => {
    setOnline(true)
    load()
    // messages not stored for lack of a connection are sent again under the same id
    for (const message of outbox) if (message.reason === undefined) send(message)
  })
  const onMessages = useEffectEvent((messages: readonly ChatMessage[]) => {
    take(messages)
    refreshList()
    if (messages.some(({ chatId }) => chatId === openId)) setTyping(false)
  })
  const onRead = useEffectEvent(
    ({ chatId, upToMessageId, clientType }: { chatId: number; upToMessageId: number; clientType: string }) => {
      if (chatId !== openId) return
      setKept(
        (known) =>
          new Map(
            [...known].map(([id, message]) =>
              id <= upToMessageId && message.clientType !== clientType && message.status === 'sent'
                ? [id, { ...message, status: 'read' }]
                : [id, message],
            ),
          ),
      )
    },
  )
  const onTyping = useEffectEvent((chatId: number) => {
    if (chatId !== openId) return
    setTyping(true)
    clearTimeout(typingEnd.current)
    typingEnd.current = setTimeout(() => setTyping(false), TYPING_MS)
  })

  const onPresent = useEffectEvent(presence.received)

  useEffect(() => load(), [])
  useEffect(() => {
    const opened = openChatLine(api, userId, {
      onOpen: () => onOpen(),
      onClose: () => setOnline(false),
      onMessages: (messages) => onMessages(messages),
      onRead: (event) => onRead(event),
      onTyping: (chatId) => onTyping(chatId),
      onPresent: (event) => onPresent(event),
      onUnread: () => void queryClient.invalidateQueries({ queryKey: chatKeys.all }),
    })
    line.current = opened
    return () => {
      line.current = null
      clearTimeout(typingEnd.current)
      opened.close()
    }
  }, [api, userId, queryClient])

  const messages = [...kept.values()].sort((one, other) => one.messageId - other.messageId)
  const lastTheirs = messages.findLast(
    ({ clientType, status }) => clientType !== api.side && status === 'sent',
  )?.messageId
  useEffect(() => {
    if (lastTheirs === undefined || openId === null || !isOnline) return
    const read = () => document.visibilityState === 'visible' && line.current?.read(openId, lastTheirs)
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [lastTheirs, openId, isOnline])

  return {
    chats: list.data as readonly Chat[] | undefined,
    isListFailed: list.isError && !list.data,
    retryList: () => void list.refetch(),
    messages: [...messages, ...outbox] as readonly ShownMessage[],
    hasOlder,
    isLoading,
    isFailed,
    isOnline,
    isTyping,
    /** Whether the other side has this chat on the screen, by its last signal. */
    isPresent: presence.isPresent,
    reload: load,
    loadOlder: async () => {
      const oldest = messages[0]?.messageId
      if (openId === null || oldest === undefined) return
      const { items, hasMore } = await api.messages(openId, { before: oldest })
      setHasOlder(hasMore)
      take(items)
    },
    write: (text: string, files: readonly File[]) => {
      if (openId === null) return
      const newMessage = {
        chatId: openId,
        clientMessageId: crypto.randomUUID(),
        messageId: null,
        text,
        photoIds: [],
        files,
        createdAt: pageClock.now().toISOString(),
        clientType: api.side,
        generatedByAi: false,
        hiddenBecause: null,
        status: 'created' as const,
      }
      setOutbox((waiting) => [...waiting, newMessage])
      send(newMessage)
    },
    retry: (clientMessageId: string) => {
      const message = outbox.find((one) => one.clientMessageId === clientMessageId)
      if (!message) return
      const { reason: _, ...again } = { ...message, status: 'created' as const }
      setOutbox((waiting) => waiting.map((one) => (one.clientMessageId === clientMessageId ? again : one)))
      send(again)
    },
    /** Deletes an own message; the other side sees a placeholder. */
    remove: (messageId: number) => {
      if (openId === null) return
      api.remove(openId, messageId).then((gone) => take([gone]), sayFailed)
    },
    block: (isBlocked: boolean) => {
      if (openId !== null) api.block?.(openId, isBlocked).then(refreshList, sayFailed)
    },
    typing: () => openId !== null && line.current?.typing(openId),
  }
}
