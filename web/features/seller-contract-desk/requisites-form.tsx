import type { RequisitesInput } from '@okolitsa/contracts/seller-contract/seller-contract.endpoints.ts'
import type { RequisitesKind } from '@okolitsa/domain/seller-contract/requisites.ts'
import { sellerContract } from '@okolitsa/strings/ru/seller-contract.ts'
import { useState } from 'react'
import { useRequisitesCode } from '../../data/seller-contract/desk/use-seller-contract.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { Button } from '../../ui/button.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ConfirmByCode } from './confirm-by-code.tsx'
import css from './contract.module.css'

const text = sellerContract.requisites
/** The token of a card comes from a payout provider's own form. */
type TypedKind = Exclude<RequisitesKind, 'token'>
const EMPTY = { bic: '', account: '', correspondentAccount: '', bankName: '', phone: '' }
const isTyped = (kind: RequisitesKind): kind is TypedKind => kind !== 'token'

/** Other requisites, confirmed by a code. Typed values are not kept in the browser. */
export function RequisitesForm({
  organizationId,
  kinds,
  phone,
  onDone,
}: {
  organizationId: number
  kinds: readonly RequisitesKind[]
  /** Masked phone of the owner. */
  phone: string
  onDone: () => void
}) {
  const typed = kinds.filter(isTyped)
  const [kind, setKind] = useState<TypedKind>(typed[0] ?? 'account')
  const [fields, setFields] = useState(EMPTY)
  const [refused, setRefused] = useState<unknown>(null)
  const { bankName, phone: ownPhone, ...account } = fields
  const requisites: RequisitesInput =
    kind === 'sbp' ? { kind, phone: ownPhone, bankName } : { kind, bankName, ...account }
  const steps = useRequisitesCode(organizationId, requisites, { onRefused: setRefused, onDone })
  const errors = fieldErrorsOf(refused)
  const field = (name: Exclude<keyof typeof EMPTY, 'phone'>, hint?: string) => (
    <TextField
      label={text[name]}
      value={fields[name]}
      maxLength={name === 'bankName' ? 160 : 40}
      {...(hint && { hint })}
      {...(name !== 'bankName' && { inputMode: 'numeric' })}
      autoComplete="off"
      readOnly={steps.isCodeSent}
      error={errors[`requisites.${name}`]}
      onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
    />
  )
  return (
    <div className={css.form}>
      {typed.length > 1 && !steps.isCodeSent && (
        <Segmented
          label={text.kind}
          value={kind}
          items={typed.map((value) => ({ value, title: text.kinds[value] }))}
          onValueChange={setKind}
        />
      )}
      {kind === 'sbp' ? (
        <PhoneField
          label={text.phone}
          value={fields.phone}
          onValueChange={(value) => setFields({ ...fields, phone: value })}
          error={errors['requisites.phone']}
        />
      ) : (
        <>
          {field('bic')}
          {field('account', text.accountHint)}
          {field('correspondentAccount')}
        </>
      )}
      {field('bankName')}
      <p className="sm muted">{text.confirmText}</p>
      <ConfirmByCode steps={steps} phone={phone} askText={text.check} enterText={text.confirm} />
      {steps.isCodeSent && (
        <Button look="secondary-gray" onClick={steps.changePhone}>
          {sellerContract.code.back}
        </Button>
      )}
    </div>
  )
}
