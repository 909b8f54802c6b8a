import { officeKeys as text } from '@okolitsa/strings/ru/office-keys.ts'
import { useKeysSwitch } from '../../platform/keys/keys-switch.ts'
import Modal from '../../ui/modal.tsx'
import { Switch } from '../../ui/switch.tsx'
import css from './keys.module.css'

/** A key of a page with its meaning. */
export interface KeyMeaning {
  readonly keys: readonly string[]
  readonly title: string
}

/** Help about the keys of a page, with the switch of single keys. */
export default function KeysWindow({ keys, onClose }: { keys: readonly KeyMeaning[]; onClose: () => void }) {
  const single = useKeysSwitch()
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title} closeLabel={text.close}>
      <dl className={css.list}>
        {keys.map(({ keys: names, title }) => (
          <div key={title}>
            <dt>
              {names.map((name) => (
                <kbd key={name} className={css.key}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
      <Switch checked={single.isOn} note={text.switchNote} onChange={({ target }) => single.set(target.checked)}>
        {text.switch}
      </Switch>
    </Modal>
  )
}
