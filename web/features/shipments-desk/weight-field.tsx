import { MAX_SHIPMENT_GRAMS } from '@okolitsa/domain/shipments/shipment-parcel.ts'
import { formatNumber } from '@okolitsa/strings/ru/format.ts'
import { shipmentsDesk as text } from '@okolitsa/strings/ru/shipments-desk.ts'
import { TextField } from '../../ui/text-field.tsx'

const LEAST_GRAMS = 100

/** Converts typed kilograms to grams; null = not a weight that the carrier accepts. */
export function gramsOfText(typed: string): number | null {
  const grams = Math.round(Number(typed.trim().replace(',', '.')) * 1_000)
  return Number.isFinite(grams) && grams >= LEAST_GRAMS && grams <= MAX_SHIPMENT_GRAMS ? grams : null
}

export const textOfGrams = (grams: number): string => formatNumber(grams / 1_000)

export function WeightField({
  value,
  isGuessed,
  hideLabel,
  onChange,
}: {
  value: string
  isGuessed: boolean
  hideLabel?: boolean
  onChange: (value: string) => void
}) {
  return (
    <TextField
      label={text.weight}
      hideLabel={hideLabel}
      hint={hideLabel ? undefined : text.weightHint(isGuessed)}
      error={gramsOfText(value) === null ? text.wrongWeight : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
