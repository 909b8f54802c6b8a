import type { UiSamples } from '@okolitsa/strings/ru/ui-samples.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { CodeField } from '../code-field.tsx'
import { MapPinIcon, PackageIcon, StoreIcon, TruckIcon } from '../icons.ts'
import { PhoneField } from '../phone-field.tsx'
import { RadioCards } from '../radio-cards.tsx'
import { RangeField } from '../range-field.tsx'
import { SearchField } from '../search-field.tsx'
import { Segmented } from '../segmented.tsx'
import { Select } from '../select.tsx'
import { StarsField } from '../stars-field.tsx'
import { Switch } from '../switch.tsx'
import { TextArea } from '../text-area.tsx'
import { TextField } from '../text-field.tsx'
import css from './field-samples.module.css'
import { SampleBlock } from './sample-block.tsx'

const ComboBox = lazy(() => import('../combo-box.tsx'))

export function FieldSamples({ samples }: { samples: UiSamples }) {
  const { fields, choice, ways, sections } = samples
  const [phone, setPhone] = useState('+791620')
  const [code, setCode] = useState('41')
  const [query, setQuery] = useState<string>(fields.cityValue)
  const [address, setAddress] = useState('')
  const [price, setPrice] = useState(1500)
  const [way, setWay] = useState<string>('courier')
  const [weight, setWeight] = useState<string>('300')
  const [day, setDay] = useState<string>('22')
  const [tab, setTab] = useState('basket')
  const [mark, setMark] = useState(4)
  // A lazy part cannot be rendered on the server: it appears after hydration.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <>
      <SampleBlock title={sections.fields}>
        <div className={css.columns}>
          <div className="stack g4">
            <TextField
              label={fields.name}
              placeholder={fields.namePlaceholder}
              hint={fields.nameHint}
              autoComplete="given-name"
            />
            <TextField label={fields.city} defaultValue={fields.cityValue} />
            <TextField label={fields.mail} defaultValue={fields.mailValue} error={fields.mailError} />
            <TextField label={fields.promo} defaultValue={fields.promoValue} hint={fields.promoHint} accepted />
            <TextField label={fields.region} defaultValue={fields.regionValue} disabled />
          </div>
          <div className="stack g4">
            <PhoneField label={fields.phone} value={phone} onValueChange={setPhone} />
            <CodeField label={fields.code} hideLabel={false} value={code} onValueChange={setCode} />
            <CodeField label={fields.code} value="1111" error={fields.codeError} onValueChange={setCode} />
            <TextArea label={fields.comment} placeholder={fields.commentPlaceholder} />
          </div>
          <div className="stack g4">
            <Select label={fields.sort} items={fields.sorts.map((title) => ({ value: title, title }))} />
            <div className="row">
              <SearchField
                label={fields.search}
                placeholder={fields.searchPlaceholder}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                clearLabel={fields.clear}
                onClear={query ? () => setQuery('') : undefined}
                action={<Button size="medium">{fields.searchSubmit}</Button>}
              />
            </div>
            <Suspense fallback={<TextField label={fields.address} disabled />}>
              {isHydrated ? (
                <ComboBox
                  label={fields.address}
                  icon={MapPinIcon}
                  inputValue={address}
                  onInputChange={setAddress}
                  items={fields.addresses.map((item) => ({ ...item, icon: MapPinIcon }))}
                  onSelect={(id) => setAddress(fields.addresses.find((item) => item.id === id)?.title ?? '')}
                />
              ) : (
                <TextField label={fields.address} disabled />
              )}
            </Suspense>
            <RangeField
              label={fields.price}
              valueText={fields.priceValue}
              value={price}
              min={100}
              max={2000}
              onValueChange={setPrice}
            />
          </div>
        </div>
      </SampleBlock>

      <SampleBlock title={sections.choice}>
        <div className={css.columns}>
          <div>
            <Checkbox defaultChecked>{choice.near}</Checkbox>
            <Checkbox note={choice.onSaleCount}>{choice.onSale}</Checkbox>
            <Checkbox disabled>{choice.unavailable}</Checkbox>
            <Checkbox type="radio" name="sample-way" defaultChecked>
              {choice.courier}
            </Checkbox>
            <Checkbox type="radio" name="sample-way" reverse>
              {choice.pickup}
            </Checkbox>
            <Switch defaultChecked note={choice.notifyNote}>
              {choice.notify}
            </Switch>
            <Switch hideLabel>{choice.notify}</Switch>
          </div>
          <RadioCards
            label={choice.delivery}
            hideLabel={false}
            value={way}
            onValueChange={setWay}
            items={choice.ways.map((item, index) => ({
              ...item,
              icon: [TruckIcon, StoreIcon, PackageIcon][index],
              disabled: item.value === 'parcel',
            }))}
          />
          <div className="stack g5">
            <RadioCards
              label={choice.weight}
              layout="columns"
              value={weight}
              onValueChange={setWeight}
              items={choice.weights}
            />
            <RadioCards
              label={choice.day}
              layout="days"
              value={day}
              onValueChange={setDay}
              items={choice.days.map((item) => ({ ...item, disabled: item.value === '25' }))}
            />
            <div>
              <Segmented
                label={ways.tabs}
                value={tab}
                onValueChange={setTab}
                items={[
                  { value: 'basket', title: ways.basket },
                  { value: 'promos', title: ways.promos },
                  { value: 'bonuses', title: ways.bonuses },
                ]}
              />
            </div>
            <StarsField
              label={choice.mark}
              name="sample-mark"
              value={mark}
              onValueChange={setMark}
              starLabels={choice.marks}
            />
          </div>
        </div>
      </SampleBlock>
    </>
  )
}
