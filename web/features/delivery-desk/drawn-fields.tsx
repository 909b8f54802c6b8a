import { coordinatesText, parseCoordinates } from '@okolitsa/domain/geo/parse-coordinates.ts'
import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { useState } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { Drawn } from '../../ui/point-map/drawing.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './shipping.module.css'

const text = words.map
const METRES = 1_000

type Circle = Extract<Drawn, { kind: 'radius' }>
type Border = Extract<Drawn, { kind: 'polygon' }>

export function CircleFields({ circle, onChange }: { circle: Circle; onChange: (circle: Circle) => void }) {
  const radius = String(circle.metres / METRES).replace('.', ',')
  const centre = coordinatesText(circle.center)
  const [wrong, setWrong] = useState(false)
  return (
    <div className={css.sums}>
      <TextField
        // remounts when the map changes the value
        key={`radius${radius}`}
        label={text.radius}
        defaultValue={radius}
        inputMode="decimal"
        onBlur={(event) => {
          const metres = Math.round(Number(event.target.value.replace(',', '.')) * METRES)
          if (metres > 0) onChange({ ...circle, metres })
        }}
      />
      <TextField
        key={`centre${centre}`}
        label={text.centreField}
        defaultValue={centre}
        maxLength={60}
        autoComplete="off"
        error={wrong ? text.wrongCentre : undefined}
        onBlur={(event) => {
          const center = parseCoordinates(event.target.value)
          setWrong(center === null)
          if (center) onChange({ ...circle, center })
        }}
      />
    </div>
  )
}

/** Corners of a border, a line each. */
export function CornerList({ border, onChange }: { border: Border; onChange: (border: Border) => void }) {
  const list = border.points.map(coordinatesText).join('\n')
  const [wrongLine, setWrongLine] = useState<number | null>(null)
  return (
    <Disclosure title={text.byList}>
      <TextArea
        key={list}
        label={text.list}
        defaultValue={list}
        rows={Math.min(12, Math.max(4, border.points.length + 1))}
        error={wrongLine === null ? undefined : text.wrongLine(wrongLine)}
        onBlur={(event) => {
          const lines = event.target.value.split('\n').filter((line) => line.trim() !== '')
          const points = lines.map(parseCoordinates)
          const wrong = points.indexOf(null)
          setWrongLine(wrong < 0 ? null : wrong + 1)
          if (wrong < 0) onChange({ kind: 'polygon', points: points.flatMap((point) => point ?? []) })
        }}
      />
    </Disclosure>
  )
}
