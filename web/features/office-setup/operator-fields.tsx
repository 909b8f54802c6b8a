import { OPERATOR_KINDS, VAT_MODES, type VatMode } from '@okolitsa/domain/market/market.ts'
import { marketSetup } from '@okolitsa/strings/ru/market-setup.ts'
import { useFindOperator } from '../../data/office/use-market-desk.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GroupProblems } from './group-problems.tsx'
import type { useOperator } from './groups.ts'
import css from './steps.module.css'

const text = marketSetup.operator
const LENGTHS = { company: 10, entrepreneur: 12 } as const

/** Legal entity of the market, with its bank account and taxation. */
export function OperatorFields({ operator }: { operator: ReturnType<typeof useOperator> }) {
  const { fields, errors, change } = operator
  const find = useFindOperator()
  const { kind } = fields
  const isListed = kind === 'company' || kind === 'entrepreneur'
  const field = (name: Exclude<keyof typeof fields, 'kind' | 'vatMode'>, label: string) => (
    <TextField
      label={label}
      name={name}
      value={fields[name] ?? ''}
      error={errors[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  )
  const lookUp = () => {
    const inn = (fields.tin ?? '').trim()
    if (find.isPending) return
    find.mutate(inn, {
      onSuccess: ({ tin, ien, legalName, legalAddress, head }) =>
        change({
          ...(tin.length === LENGTHS.company ? { kind: 'company' } : { kind: 'entrepreneur', kpp: null }),
          tin,
          ien,
          name: legalName,
          address: legalAddress,
          ...(head !== '' && { signatory: head }),
        }),
    })
  }
  return (
    <>
      <GroupProblems
        group={operator}
        labels={{
          kind: text.kind,
          tin: text.inn,
          name: text.name,
          address: text.address,
          ien: text.ien,
          kpp: text.kpp,
          signatory: text.signatory,
          bic: text.bic,
          account: text.account,
          bankName: text.bankName,
          correspondentAccount: text.correspondentAccount,
          vatMode: text.vatMode,
        }}
      />
      <Card className={css.fields}>
        <RadioCards
          label={text.kind}
          hideLabel={false}
          layout="pairs"
          value={kind}
          error={errors.kind}
          items={OPERATOR_KINDS.map((value) => ({ value, ...text.kinds[value] }))}
          onValueChange={(value) => change({ kind: value, ...(value !== 'company' && { kpp: null }) })}
        />
        <div className={css.withButton}>
          {field('tin', text.inn)}
          {kind !== 'foreign' && kind !== 'person' && (
            <Button look="secondary" busy={find.isPending} onClick={lookUp}>
              {text.find}
            </Button>
          )}
        </div>
        {find.error && (
          <p className={css.problem} role="alert">
            {refusalWords(find.error, text.findFailed)}
          </p>
        )}
        {find.isSuccess && (
          <p className="sm muted" role="status">
            {text.found}
          </p>
        )}
        {field('name', kind === 'person' ? text.personName : text.name)}
        {field('address', text.address)}
        {kind !== 'person' && field('ien', isListed || kind === null ? text.ien : text.foreignIen)}
        {kind === 'company' && field('kpp', text.kpp)}
        {field('signatory', text.signatory)}
        <Select
          label={text.vatMode}
          name="vatMode"
          value={fields.vatMode ?? ''}
          error={errors.vatMode}
          items={[
            { value: '', title: text.vatUnset },
            ...VAT_MODES.map((value) => ({ value, title: text.vat[value] })),
          ]}
          onChange={({ target }) => change({ vatMode: target.value === '' ? null : (target.value as VatMode) })}
        />
      </Card>
      <Card className={css.fields}>
        <div className="stack g1">
          <h2 className="h4">{text.bank}</h2>
          <p className="sm muted">{text.bankHint}</p>
        </div>
        {field('account', text.account)}
        {field('bic', text.bic)}
        {field('bankName', text.bankName)}
        {field('correspondentAccount', text.correspondentAccount)}
      </Card>
    </>
  )
}
