import { forms as text } from '@okolitsa/strings/ru/forms.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { drafts } from './drafts.ts'
import { changedOf, type Field, namedFields, sayIn, statesOf } from './fields.ts'
import { forgetWhenSent } from './forget-when-sent.ts'
import css from './kept-form.module.css'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts'

/** What was typed: fields by name, and what is in none. */
interface Typed {
  readonly fields: Readonly<Record<string, string>>
  readonly state?: object | undefined
}

/** What a form sends: a mutation of its. */
interface Sending {
  readonly isPending: boolean
  readonly isError: boolean
}

/**
 * A form of which nothing is lost: what was typed is kept in the tab until it has been sent, also through a reload and a
 * session that ended; whoever leaves it unsaved is asked; a press while it is being sent sends nothing twice. Fields are
 * known by their names or labels.
 * @param props.id names the form and what it is about: one for each thing
 * @param props.state what is chosen and stands in no field (chips, outlines), as JSON can say it
 * @param props.onRestore takes `state` back
 * @param props.sending the mutation by which it is sent
 * @param props.asks whoever leaves is asked; not in a form that stands beside something else
 */
export function KeptForm<State extends object = object>({
  id,
  state,
  onRestore,
  sending,
  asks = true,
  onSubmit,
  formId,
  children,
  ...form
}: Omit<ComponentProps<'form'>, 'id' | 'onSubmit'> & {
  id: string
  state?: State | undefined
  onRestore?: ((state: State) => void) | undefined
  sending?: Sending | undefined
  asks?: boolean | undefined
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>
  /** Id of the element, for buttons that stand outside of it. */
  formId?: string | undefined
}) {
  const mutations = useQueryClient().getMutationCache()
  const element = useRef<HTMLFormElement>(null)
  const [isDirty, setDirty] = useState(false)
  const [isRestored, setRestored] = useState(false)
  /** As it stood there before anybody typed. */
  const before = useRef<Typed>({ fields: {} })
  /** Kept words of fields that are not here yet. */
  const waiting = useRef<Record<string, string>>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Pressed, and then under way. */
  const press = useRef<'no' | 'pressed' | 'sent'>('no')
  const stateNow = JSON.stringify(state)
  const isPending = sending?.isPending === true
  const isFailed = sending?.isError === true

  const fields = () => namedFields([...(element.current?.elements ?? [])] as Field[])
  const stoodSo = () => {
    before.current = { ...before.current, fields: { ...statesOf(fields()), ...before.current.fields } }
  }
  const keep = () => {
    // it has gone meanwhile: what was kept of it stays
    if (!element.current) return
    const changed = changedOf({ ...statesOf(fields()), ...waiting.current }, before.current.fields)
    const isChanged = Object.keys(changed).length > 0 || JSON.stringify(before.current.state) !== stateNow
    setDirty(isChanged)
    if (isChanged) drafts.put(id, { fields: changed, state })
    else drafts.forget(id)
  }
  const say = (words: Readonly<Record<string, string>>) => {
    waiting.current = { ...words }
    sayNext()
  }
  /** One at a time: a form may make its next state out of the one it has just shown. */
  const sayNext = () => {
    clearTimeout(timer.current)
    const [next] = [...fields()].filter(([name]) => name in waiting.current)
    if (!next) return
    stoodSo()
    const [name, field] = next
    const { [name]: word = '', ...rest } = waiting.current
    waiting.current = rest
    sayIn(field, word)
    timer.current = setTimeout(sayNext)
  }
  const settle = () => {
    drafts.forget(id)
    waiting.current = {}
    before.current = { fields: statesOf(fields()), state }
    setDirty(false)
    setRestored(false)
  }
  const startOver = () => {
    const first = before.current
    if (first.state) onRestore?.(first.state as State)
    say(changedOf(first.fields, statesOf(fields())))
    drafts.forget(id)
    setDirty(false)
    setRestored(false)
  }

  const lookFirst = useEffectEvent(() => {
    before.current = { fields: statesOf(fields()), state }
  })
  // as soon as they stand there: the first key may be pressed before anything else is done
  useBrowserLayoutEffect(() => lookFirst(), [id])
  const restore = useEffectEvent(() => {
    const kept = drafts.get(id) as Typed | null
    if (!kept) return
    const isSame = Object.keys(changedOf(kept.fields, before.current.fields)).length === 0
    if (isSame && JSON.stringify(kept.state) === stateNow) {
      drafts.forget(id)
      return
    }
    if (kept.state) onRestore?.(kept.state as State)
    say(kept.fields)
    setDirty(true)
    setRestored(true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing is another form
  useEffect(() => restore(), [id])

  const sayWaiting = useEffectEvent(() => {
    if (Object.keys(waiting.current).length > 0) sayNext()
  })
  // parts whose code comes later, and fields that what was restored has opened
  useEffect(() => {
    if (!isRestored || !element.current) return
    const observer = new MutationObserver(() => sayWaiting())
    observer.observe(element.current, { childList: true, subtree: true })
    sayWaiting()
    return () => observer.disconnect()
  }, [isRestored])

  const keepNow = useEffectEvent(keep)
  const stateBefore = useRef(stateNow)
  useEffect(() => {
    if (stateBefore.current === stateNow) return
    stateBefore.current = stateNow
    keepNow()
  }, [stateNow])

  const settled = useEffectEvent(settle)
  useEffect(() => {
    if (isPending && press.current === 'pressed') press.current = 'sent'
    if (isPending || press.current !== 'sent') return
    press.current = 'no'
    if (!isFailed) settled()
  }, [isPending, isFailed])
  // a window that closes by itself when all went well is not here to see it
  useEffect(
    () => () => {
      if (press.current === 'sent') forgetWhenSent(mutations, id)
    },
    [id, mutations],
  )

  return (
    <form
      {...form}
      {...(formId !== undefined && { id: formId })}
      ref={element}
      aria-busy={isPending || undefined}
      onInput={() => {
        if (press.current === 'pressed') press.current = 'no'
        // after the fields have taken it
        queueMicrotask(() => keepNow())
      }}
      onFocus={stoodSo}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (isPending) return
        press.current = 'pressed'
        onSubmit(event)
      }}
    >
      {asks && <UnsavedGuard isDirty={isDirty && !isPending} />}
      {isRestored && (
        <Notification tone="info">
          <span className={css.note}>
            {text.kept}
            <Button look="secondary-gray" size="small" onClick={startOver}>
              {text.startOver}
            </Button>
          </span>
        </Notification>
      )}
      {children}
    </form>
  )
}
