import type { Shipping } from '@okolitsa/contracts/delivery/shipping.ts'
import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { lazy, Suspense, useState } from 'react'
import type { ShippingRateForm } from '../../data/delivery/desk/use-shipping.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PencilIcon, XIcon } from '../../ui/icons.ts'
import type { Area } from './area.ts'
import { AreaForm } from './area-form.tsx'
import { areaName } from './area-name.ts'
import type { AreaMistake, BegunArea } from './begun-area.ts'
import css from './shipping.module.css'

const DrawWindow = lazy(() => import('./draw-window.tsx'))
const text = words.rates
type Areas = ShippingRateForm['areas']
type DrawnArea = Extract<Area, { kind: 'radius' | 'polygon' }>

const isDrawn = (area: Area): area is DrawnArea => area.kind === 'radius' || area.kind === 'polygon'
/** A new area with the sums of its rate. */
export const newArea = (area: Area): Areas[number] => ({
  area,
  minOrderSumForSubscribers: null,
  freeDeliverySumForSubscribers: null,
})

/** Areas of one rate; a drawn area opens on the map. */
export function RateAreas({
  organizationId,
  shipping,
  rate,
  areas,
  mistakeOf,
  isPutting,
  mistake,
  onPutting,
  onBegun,
  onChange,
}: {
  organizationId: number
  shipping: Shipping
  /** The rate; null = a new one. */
  rate: Shipping['rates'][number] | null
  areas: Areas
  mistakeOf: (field: string) => string | undefined
  isPutting: boolean
  /** Reason why the rate cannot be saved; undefined = it can. */
  mistake: AreaMistake | undefined
  onPutting: (isPutting: boolean) => void
  onBegun: (begun: BegunArea | null) => void
  onChange: (areas: Areas) => void
}) {
  /** The area being drawn: a new one (`at` null), or one of the list. */
  const [drawing, setDrawing] = useState<{ readonly at: number | null; readonly begun: DrawnArea } | null>(null)
  const put = (area: Area) => {
    const isKnown = areas.some((one) => JSON.stringify(one.area) === JSON.stringify(area))
    if (!isKnown) onChange([...areas, newArea(area)])
    onPutting(false)
  }
  const place = shipping.rates.findIndex((one) => one.id === rate?.id)
  const tone = place < 0 ? shipping.rates.length : place
  return (
    <fieldset className={css.areas}>
      <legend>{text.areas}</legend>
      {areas.map(({ area }, index) => {
        const refused = mistakeOf(`areas.${index}.area`) ?? mistakeOf(`areas.${index}.area.points`)
        return (
          <div key={JSON.stringify(area)}>
            <div className={css.area}>
              <span>{areaName(area)}</span>
              {isDrawn(area) && (
                <IconButton
                  icon={PencilIcon}
                  look="gray"
                  label={text.editArea(areaName(area))}
                  onClick={() => setDrawing({ at: index, begun: area })}
                />
              )}
              <IconButton
                icon={XIcon}
                look="gray"
                label={text.removeArea(areaName(area))}
                onClick={() => onChange(areas.filter((_, at) => at !== index))}
              />
            </div>
            {refused && <p className={css.mistake}>{refused}</p>}
          </div>
        )
      })}
      {areas.length === 0 &&
        (mistake ? (
          <p role="alert" className={css.mistake}>
            {text.needArea}
          </p>
        ) : (
          <p className="sm muted">{text.needArea}</p>
        ))}
      {isPutting ? (
        <AreaForm
          shipping={shipping}
          onDraw={(begun) => setDrawing({ at: null, begun })}
          onPut={put}
          mistake={mistake}
          onBegun={onBegun}
          onClose={areas.length > 0 ? () => onPutting(false) : undefined}
        />
      ) : (
        <Button look="secondary-gray" size="medium" onClick={() => onPutting(true)}>
          {text.addArea}
        </Button>
      )}
      {drawing && (
        <Suspense>
          <DrawWindow
            organizationId={organizationId}
            shipping={shipping}
            others={shipping.rates.map((one) =>
              one.id === rate?.id ? { ...one, areas: areas.filter((_, at) => at !== drawing.at) } : one,
            )}
            tone={tone}
            initial={drawing.begun}
            onClose={() => setDrawing(null)}
            onDone={(area) => {
              if (drawing.at === null) put(area)
              else onChange(areas.map((one, at) => (at === drawing.at ? { ...one, area } : one)))
              setDrawing(null)
            }}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
