import { TRADES } from '@okolitsa/domain/site-pages/trade.ts'
import { sellerInvitations } from '@okolitsa/strings/ru/seller-invitations.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type TypedSeller, useInviteSeller } from '../../data/office/use-invitations.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './invitations.module.css'

const text = sellerInvitations.one
const TRADE_ITEMS = [
  { value: '', title: text.anyTrade },
  ...TRADES.map((value) => ({ value, title: sitePagesDesk.newSite.trades[value] })),
]
const FIELDS = ['phone', 'tin', 'title', 'town', 'trade']
const nobody = (): Omit<TypedSeller, 'isSent'> => ({ phone: '', tin: '', title: '', town: '', trade: null })

/** Invites one seller by SMS, or makes a link for another messenger. */
export function InviteOne() {
  const [typed, change] = useDraft('seller-invitation', nobody)
  const invite = useInviteSeller()
  const mistakes = fieldErrorsOf(invite.error)
  const isOfFields = Object.keys(mistakes).some((field) => FIELDS.includes(field))
  const set = (part: Partial<typeof typed>) => {
    change(part)
    if (invite.isError) invite.reset()
  }
  const send = (isSent: boolean) => {
    if (!invite.isPending) invite.mutate({ ...typed, isSent }, { onSuccess: () => change(nobody()) })
  }
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{text.title}</h2>
      <form
        className="stack g4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(true)
        }}
      >
        <PhoneField
          label={text.phone}
          placeholder="+7"
          value={typed.phone}
          error={mistakes.phone}
          onValueChange={(phone) => set({ phone })}
        />
        <TextField
          label={text.tin}
          hint={text.tinHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed.tin}
          error={mistakes.tin}
          onChange={({ target }) => set({ tin: target.value })}
        />
        <TextField
          label={text.name}
          autoComplete="off"
          maxLength={120}
          value={typed.title}
          error={mistakes.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextField
          label={text.town}
          autoComplete="off"
          maxLength={120}
          value={typed.town}
          error={mistakes.town}
          onChange={({ target }) => set({ town: target.value })}
        />
        <Select
          label={text.trade}
          items={TRADE_ITEMS}
          value={typed.trade ?? ''}
          onChange={({ target }) => set({ trade: TRADES.find((trade) => trade === target.value) ?? null })}
        />
        {invite.isError && !isOfFields && (
          <Notification tone="error" title={refusalWords(invite.error, sellerInvitations.failed)} />
        )}
        <div className={css.buttons}>
          <Button type="submit" busy={invite.isPending && invite.variables.isSent}>
            {text.send}
          </Button>
          <Button look="secondary-gray" busy={invite.isPending && !invite.variables.isSent} onClick={() => send(false)}>
            {text.link}
          </Button>
        </div>
      </form>
    </Card>
  )
}
