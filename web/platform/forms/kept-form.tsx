import { forms as text } from '@okolitsa/strings/ru/forms.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { drafts } from './drafts.ts'
import { changedOf, type Field, namedFields, setFieldState, statesOf } from './fields.ts'
import { forgetWhenSent } from './forget-when-sent.ts'
import css from './kept-form.module.css'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts'

/** Values of a form: fields by key, and state that is in no field. */
interface Typed {
  readonly fields: Readonly<Record<string, string>>
  readonly state?: object | undefined
}

interface Sending {
  readonly isPending: boolean
  readonly isError: boolean
}

/**
 * A form that loses no input. Typed values are stored in the tab until they are sent, and survive a reload and an
 * expired session; leaving with unsaved values asks for a confirmation; a second submit while the first one runs is
 * ignored. Fields are identified by their names or labels. @param props.id names the form and the object that it edits
 * @param props.state values that are in no field (chips, outlines), serializable as JSON @param props.onRestore takes a
 * restored `state` @param props.sending the mutation that sends the form @param props.asks leaving asks for a
 * confirmation; false for a form that is only a part of a page
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
  /** Id of the form element, for buttons outside of it. */
  formId?: string | undefined
}) {
  const mutations = useQueryClient().getMutationCache()
  const element = useRef<HTMLFormElement>(null)
  const [isDirty, setDirty] = useState(false)
  const [isRestored, setRestored] = useState(false)
  /** Values before the user typed anything. */
  const before = useRef<Typed>({ fields: {} })
  /** Restored values of fields that are not rendered yet. */
  const waiting = useRef<Record<string, string>>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** State of a submit: `pressed` = submitted, `sent` = its mutation is running. */
  const press = useRef<'no' | 'pressed' | 'sent'>('no')
  const stateNow = JSON.stringify(state)
  const isPending = sending?.isPending === true
  const isFailed = sending?.isError === true

  const fields = () => namedFields([...(element.current?.elements ?? [])] as Field[])
  const stoodSo = () => {
    before.current = { ...before.current, fields: { ...statesOf(fields()), ...before.current.fields } }
  }
  const keep = () => {
    // the form was closed meanwhile: its draft stays
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
  /** Restores one field at a time: a form may derive its next state from the previous one. */
  const sayNext = () => {
    clearTimeout(timer.current)
    const [next] = [...fields()].filter(([name]) => name in waiting.current)
    if (!next) return
    stoodSo()
    const [name, field] = next
    const { [name]: word = '', ...rest } = waiting.current
    waiting.current = rest
    setFieldState(field, word)
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
  // before paint: the user may type before other effects run
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
  // parts that load later, and fields that appear after others are restored
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
  // a dialog that closes on success does not see the end of its mutation
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
        // after the controlled fields have taken the value
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
