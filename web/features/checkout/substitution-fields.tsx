import type { CartProduct } from '@okolitsa/contracts/cart/cart-product.ts'
import { SUBSTITUTION_RULES, type SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { checkout } from '@okolitsa/strings/ru/checkout.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Select } from '../../ui/select.tsx'
import type { CartChoice } from './checkout-choice.ts'

const text = checkout.substitution
const RULES = SUBSTITUTION_RULES.map((rule) => ({ value: rule, title: text[rule] }))

export function SubstitutionFields({
  lines,
  choice,
  onChange,
}: {
  lines: readonly CartProduct[]
  choice: CartChoice
  onChange: (substitutions: CartChoice['substitutions']) => void
}) {
  const { substitutions } = choice
  return (
    <Disclosure title={text.title} defaultOpen={Object.keys(substitutions).length > 0}>
      <div className="stack g4">
        {lines.map((line) => (
          <Select
            key={line.id}
            label={bindNumbers(line.title)}
            items={RULES}
            value={substitutions[line.id] ?? 'none'}
            onChange={(event) => onChange({ ...substitutions, [line.id]: event.target.value as SubstitutionRule })}
          />
        ))}
      </div>
    </Disclosure>
  )
}
