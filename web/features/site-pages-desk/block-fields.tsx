import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, Trash2Icon } from '../../ui/icons.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { BlockField } from './fields/field.ts'
import { PictureField } from './picture-field.tsx'
import css from './site-editor.module.css'

type Props = Readonly<Record<string, unknown>>
interface FieldsOf {
  readonly organizationId: number
  readonly fields: readonly BlockField[]
  readonly props: Props
  /**
   * Called on a change. `burst` names consecutive changes that one undo reverts together: the field being typed into.
   */
  readonly onChange: (props: Props, burst?: string) => void
}

const textsOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const isRecord = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function BlockFields({ fields, ...rest }: FieldsOf) {
  return fields.map((field) => <Field key={field.name} field={field} {...rest} />)
}

function Field({ field, props, onChange, organizationId }: Omit<FieldsOf, 'fields'> & { readonly field: BlockField }) {
  const { name, label } = field
  const value = props[name]
  const set = (next: unknown, burst?: string) => onChange({ ...props, [name]: next }, burst)
  switch (field.kind) {
    case 'line':
      return (
        <TextField
          label={label}
          hint={field.hint}
          maxLength={field.most}
          value={textsOf(value)}
          onChange={({ target }) => set(target.value, name)}
        />
      )
    case 'words':
      return (
        <TextArea
          label={label}
          rows={4}
          maxLength={field.most}
          value={textsOf(value)}
          onChange={({ target }) => set(target.value, name)}
        />
      )
    case 'choice':
      return (
        <Select
          label={label}
          items={field.values.map((one) => ({ value: one, title: text.choices[one] }))}
          value={textsOf(value)}
          onChange={({ target }) => set(target.value)}
        />
      )
    case 'count':
      return (
        <Select
          label={label}
          items={Array.from({ length: field.to - field.from + 1 }, (_, at) => {
            const count = String(field.from + at)
            return { value: count, title: count }
          })}
          value={String(value)}
          onChange={({ target }) => set(Number(target.value))}
        />
      )
    case 'picture':
      return <PictureField label={label} organizationId={organizationId} value={value} onChange={set} />
    case 'action':
      return <ActionField value={value} onChange={set} />
    case 'items':
      return <Items field={field} value={value} organizationId={organizationId} onChange={set} />
  }
}

/** The button of a block; hidden without a text and a URL. */
function ActionField({
  value,
  onChange,
}: {
  value: unknown
  onChange: (action: { title: string; href: string } | null, burst: string) => void
}) {
  const action = isRecord(value) ? value : {}
  const set = (change: { title?: string; href?: string }, burst: string) => {
    const next = { title: textsOf(action.title), href: textsOf(action.href), ...change }
    onChange(next.title === '' && next.href === '' ? null : next, burst)
  }
  return (
    <>
      <TextField
        label={text.fields.actionTitle}
        maxLength={40}
        value={textsOf(action.title)}
        onChange={({ target }) => set({ title: target.value }, 'action.title')}
      />
      <TextField
        label={text.fields.actionHref}
        hint={text.fields.hrefHint}
        maxLength={500}
        value={textsOf(action.href)}
        onChange={({ target }) => set({ href: target.value }, 'action.href')}
      />
    </>
  )
}

function Items({
  field,
  value,
  organizationId,
  onChange,
}: {
  field: Extract<BlockField, { kind: 'items' }>
  value: unknown
  organizationId: number
  onChange: (items: readonly Props[], burst?: string) => void
}) {
  const items = Array.isArray(value) ? value.filter(isRecord) : []
  const swap = (at: number, by: number) => {
    const next = [...items]
    const [moved] = next.splice(at, 1)
    if (moved) next.splice(at + by, 0, moved)
    onChange(next)
  }
  return (
    <div className="stack g4">
      {items.map((item, at) => {
        const name = text.item(at + 1)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no ids and no state
          <fieldset key={at} className={css.item}>
            <legend className="visually-hidden">{name}</legend>
            <div className="row between">
              <b aria-hidden="true">{name}</b>
              <span className="row">
                {at > 0 && <IconButton icon={ArrowUpIcon} label={text.up(name)} onClick={() => swap(at, -1)} />}
                {at < items.length - 1 && (
                  <IconButton icon={ArrowDownIcon} label={text.down(name)} onClick={() => swap(at, 1)} />
                )}
                <IconButton
                  icon={Trash2Icon}
                  label={text.removeOf(name)}
                  onClick={() => onChange(items.filter((one) => one !== item))}
                />
              </span>
            </div>
            <BlockFields
              fields={field.fields}
              props={item}
              organizationId={organizationId}
              onChange={(next, burst) =>
                onChange(
                  items.map((one) => (one === item ? next : one)),
                  burst && `${field.name}.${at}.${burst}`,
                )
              }
            />
          </fieldset>
        )
      })}
      {items.length < field.most && (
        <div>
          <Button look="secondary" size="medium" icon={PlusIcon} onClick={() => onChange([...items, field.empty()])}>
            {text.addItem}
          </Button>
        </div>
      )}
    </div>
  )
}
